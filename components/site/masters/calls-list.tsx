import { LineLink, QuietLink } from '@/components/site/kit/links';
import { EmptyState, Section } from '@/components/site/kit/section';
import type { CallChoice, CallsPage, EstablishmentCall } from '@/lib/content/masters/calls-page';
import {
  CLOSING_SOON,
  type CallKind,
  NEXT_ROUND,
  callLine,
} from '@/lib/editorial/masters/call-state';
import { CALL_FILTERS, type CallFilter, LONGEST_WORDS } from '@/lib/entities/directory';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { pageHref } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { Options, Select } from '@/components/site/kit/filters';
import { CallRow } from './call-row';
import {
  type ClosingSeason as Season,
  seasonByWeek,
  seasonSentence,
} from '@/lib/editorial/masters/closing-season';
import { shortMonth } from '@/lib/french/dates';

type CallsView = { isByCity: boolean; isAll: boolean };
type Props = { choice: CallChoice; view: CallsView; list: CallsPage };

/** So many lines that a phone shows them in a few screens. */
const FIRST_ROWS = 24;

const TITLES: Record<CallFilter | CallKind, string> = {
  bientot: CLOSING_SOON,
  ouvert: 'Ouvertes',
  'a-venir': 'Bientôt ouvertes',
  'sans-date': 'Dates non publiées',
  clos: 'Clôturées',
  aucun: 'Aucun avis',
};

/** Where and when to apply, what can still be done first. */
export function CallsList({ choice, view, list }: Props) {
  const { rows, counts, season } = list;
  const asked = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
  const isQuiet = counts.ouvert + counts['a-venir'] === 0;
  const isWhole = !view.isByCity && Object.keys(asked).length === 0;
  const picture = isWhole && season && <ClosingSeason season={season} />;
  return (
    <div className="space-y-8">
      <CallFilters choice={choice} view={view} list={list} />
      {isQuiet && picture}
      <div id="liste" className="space-y-8">
        <ViewSwitch asked={asked} view={view} />
        {rows.length === 0 && <NoCall q={choice.q} />}
        {view.isByCity ? (
          <CallsByCity list={list} asked={asked} />
        ) : (
          <CallsByDate rows={rows} asked={asked} isAll={view.isAll} />
        )}
      </div>
      {!isQuiet && picture}
    </div>
  );
}

function CallFilters({ choice, view, list }: Props) {
  const { cities, universities, counts } = list;
  const places = [
    ['ville', 'Ville', cities],
    ['universite', 'Université', universities],
  ] as const;
  return (
    <form
      action={callsHref({})}
      autoComplete="off"
      role="search"
      aria-label="Chercher un avis de candidature"
      className="finder mt-0! sm:grid-cols-[repeat(3,minmax(0,1fr))_9rem]"
    >
      <div>
        <label htmlFor="avis-mots" className="text-sm font-semibold">
          Établissement, université ou ville
        </label>
        <input
          id="avis-mots"
          type="search"
          name="q"
          defaultValue={choice.q}
          maxLength={LONGEST_WORDS}
          placeholder="ENCG Settat, FSJES Agdal…"
          className="field mt-1"
        />
      </div>
      {places.map(([name, label, choices]) => (
        <Select
          key={name}
          id={`avis-${name}`}
          name={name}
          label={label}
          all="Toutes"
          value={choice[name]}
        >
          <Options choices={choices} />
        </Select>
      ))}
      <Select id="avis-etat" name="etat" label="État" all="Tous" value={choice.etat}>
        {CALL_FILTERS.filter((kind) => counts[kind] > 0 || choice.etat === kind).map((kind) => (
          <option key={kind} value={kind}>
            {`${TITLES[kind]} (${counts[kind]})`}
          </option>
        ))}
      </Select>
      {view.isByCity && <input type="hidden" name="tri" value="ville" />}
      <button type="submit" className="button max-sm:col-auto">
        Chercher
      </button>
    </form>
  );
}

type Asked = Record<string, string>;

function ViewSwitch({ asked, view }: { asked: Asked; view: CallsView }) {
  const here = (isShown: boolean) => (isShown ? 'true' : undefined);
  const byCity = callsHref({ ...asked, tri: 'ville' });
  return (
    <nav aria-label="Ordre de la liste" className="no-print flex gap-2">
      <a href={callsHref(asked)} className="choice" aria-current={here(!view.isByCity)}>
        Par date
      </a>
      <a href={byCity} className="choice" aria-current={here(view.isByCity)}>
        Par ville
      </a>
    </nav>
  );
}

function NoCall({ q }: { q: string }) {
  return (
    <EmptyState title="Aucun avis ne répond à ces critères">
      <p className="flex flex-wrap gap-x-6">
        <LineLink href={paths.calls}>Voir tous les avis</LineLink>
        {q && (
          <a href={pageHref(paths.search, { q }, 1)} className="link-line" rel="nofollow">
            {frenchSpaces(`Chercher « ${q} » dans tout le guide`)}
          </a>
        )}
      </p>
    </EmptyState>
  );
}

type ByDateProps = { rows: EstablishmentCall[]; asked: Asked; isAll: boolean };

function CallsByDate({ rows, asked, isAll }: ByDateProps) {
  const shown = isAll ? rows : rows.slice(0, FIRST_ROWS);
  const kindOf = ({ state, isSoon }: EstablishmentCall) => (isSoon ? 'bientot' : state.kind);
  const total = Map.groupBy(rows, kindOf);
  const groups = [...Map.groupBy(shown, kindOf)];
  return (
    <>
      {groups.map(([kind, own]) => (
        <Section
          key={kind}
          id={`etat-${kind}`}
          title={`${TITLES[kind]} (${total.get(kind)?.length})`}
        >
          {kind === 'clos' && (
            <p className="mt-3 max-w-2xl text-sm text-muted">{frenchSpaces(NEXT_ROUND)}</p>
          )}
          <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
            {own.map((row) => (
              <CallRow key={row.establishment.id} row={row} />
            ))}
          </ul>
        </Section>
      ))}
      {shown.length < rows.length && (
        <QuietLink href={callsHref({ ...asked, tout: '1' })}>
          Afficher les {counted(rows.length, 'établissement')}
        </QuietLink>
      )}
    </>
  );
}

type ByCityProps = { list: CallsPage; asked: Asked };

/** One line a city, with what comes first there; it leads to its establishments. */
function CallsByCity({ list: { cities, rows }, asked }: ByCityProps) {
  const byCity = Map.groupBy(rows, (row) => row.establishment.citySlug);
  return (
    <ul aria-label="Par ville" className="grid gap-x-10 border-t border-ink sm:grid-cols-2">
      {cities.map(({ slug, name }) => {
        const [first, ...others] = byCity.get(slug) ?? [];
        if (!first) return null;
        return (
          <li key={slug} className="card border-b border-rule py-2.5">
            <div className="flex justify-between gap-4">
              <a href={callsHref({ ...asked, ville: slug })} className="card-link font-semibold">
                {frenchSpaces(name)}
              </a>
              <span className="text-sm">{counted(others.length + 1, 'établissement')}</span>
            </div>
            <p className="text-sm text-muted">
              {frenchSpaces(`${callLine(first.state)} : ${first.name}`)}
            </p>
          </li>
        );
      })}
      {byCity.get(null)?.map((row) => (
        <CallRow key={row.name} row={row} />
      ))}
    </ul>
  );
}

/** Past the form, where what was asked for is in sight. */
const callsHref = (asked: Asked) => `${pageHref(paths.calls, asked, 1)}#liste`;

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
