import {
  type ClosingSeason as Season,
  seasonByWeek,
  seasonSentence,
} from '@/lib/editorial/masters/closing-season';
import { shortMonth } from '@/lib/french/dates';
import { frenchSpaces } from '@/lib/french/typography';
import { Section } from '@/components/site/kit/section';

const [WIDTH, BARS, LINE] = [320, 72, 16];

/** When the calls of last season closed, week by week. */
export function ClosingSeason({ season }: { season: Season }) {
  const { weeks } = season;
  const highest = Math.max(...weeks.map(({ count }) => count));
  const step = WIDTH / weeks.length;
  const monthOf = (at: number) => shortMonth(weeks[at]?.monday ?? '2000-01');
  return (
    <Section id="saison" title="Quand ferment les candidatures">
      <figure className="mt-3 grid items-center gap-x-10 gap-y-3 sm:grid-cols-2">
        <svg
          viewBox={`0 0 ${WIDTH} ${LINE + BARS + LINE}`}
          role="img"
          aria-label={frenchSpaces(seasonByWeek(season))}
          fill="currentColor"
          fontSize="12"
          textAnchor="middle"
          className="w-full max-w-md overflow-visible text-muted forced-color-adjust-auto"
        >
          {weeks.map(({ monday, count, isWithin }, at) => {
            const height = (count / highest) * BARS;
            const [middle, top] = [(at + 0.5) * step, LINE + BARS - height];
            return (
              <g key={monday} className={isWithin ? 'text-brand-ink' : undefined}>
                <rect x={at * step + 1} y={top} width={step - 2} height={height} />
                <text x={middle} y={top - 3}>
                  {count || null}
                </text>
                <text x={middle} y={LINE + BARS + LINE - 4} className="text-muted">
                  {at === 0 || monthOf(at) !== monthOf(at - 1) ? monthOf(at) : null}
                </text>
              </g>
            );
          })}
        </svg>
        <figcaption>
          {frenchSpaces(
            `${seasonSentence(season)} Une barre par semaine, d’après les avis recensés ici.`,
          )}
        </figcaption>
      </figure>
    </Section>
  );
}
