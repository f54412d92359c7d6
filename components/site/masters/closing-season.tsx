import {
  type ClosingSeason as Season,
  seasonByWeek,
  seasonSentence,
} from '@/lib/editorial/masters/closing-season';
import { shortMonth } from '@/lib/french/dates';
import { frenchSpaces } from '@/lib/french/typography';
import { SectionHeading } from '@/components/site/kit/section';

const [WIDTH, BARS, MONTHS] = [320, 72, 16];
const GAP = 2;

/** When the calls of last season closed, week by week. */
export function ClosingSeason({ season }: { season: Season }) {
  const { weeks, most } = season;
  const highest = Math.max(...weeks.map(({ count }) => count));
  const step = WIDTH / weeks.length;
  return (
    <section aria-labelledby="saison">
      <SectionHeading id="saison">Quand ferment les candidatures</SectionHeading>
      <figure className="mt-3 grid items-center gap-x-10 gap-y-3 sm:grid-cols-2">
        <svg
          viewBox={`0 0 ${WIDTH} ${BARS + MONTHS + MONTHS}`}
          role="img"
          aria-label={frenchSpaces(seasonByWeek(season))}
          fill="currentColor"
          fontSize="12"
          className="w-full max-w-md text-muted forced-color-adjust-auto"
        >
          {weeks.map(({ from, to, count }, at) => {
            const height = (count / highest) * BARS;
            const [x, y] = [at * step, MONTHS + BARS - height];
            return (
              <g key={from}>
                <rect
                  x={x + GAP / 2}
                  y={y}
                  width={step - GAP}
                  height={height}
                  className={to >= most.from && from <= most.to ? 'text-brand-ink' : undefined}
                />
                {count > 0 && (
                  <text x={x + step / 2} y={y - 3} textAnchor="middle">
                    {count}
                  </text>
                )}
                {isFirstOfMonth(weeks[at - 1]?.to, to) && (
                  <text x={x + step / 2} y={MONTHS + BARS + MONTHS - 4} textAnchor="middle">
                    {shortMonth(to)}
                  </text>
                )}
              </g>
            );
          })}
          <rect y={MONTHS + BARS} width={WIDTH} height="1" />
        </svg>
        <figcaption className="max-w-xl">
          {frenchSpaces(`${seasonSentence(season)} `)}
          <span className="text-sm text-muted">
            Clôtures par semaine, d’après les avis recensés ici.
          </span>
        </figcaption>
      </figure>
    </section>
  );
}

/** Of the weeks that end in a month. */
const isFirstOfMonth = (before: string | undefined, to: string) =>
  before?.slice(0, 7) !== to.slice(0, 7);
