import type { CallChoice, CallsPage, EstablishmentCall } from '@/lib/content/masters/calls-page';
import {
  CALL_BADGES,
  CLOSING_SOON,
  NEXT_ROUND,
  callLine,
  namedMasters,
} from '@/lib/editorial/masters/call-text';
import { watchDay } from '@/lib/editorial/masters/call-state';
import { LONGEST_WORDS } from '@/lib/entities/directory';
import { CALL_FILTERS, type CallFilter } from '@/lib/entities/plain/call-filters';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { pageHref } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/components/site/kit/external-link';
import { Options, Select } from '@/components/site/kit/filters';
import { Icon } from '@/components/site/kit/icon';
import { EmptyState, SectionHeading } from '@/components/site/kit/section';
import { CallsByCity, callsHref } from './calls-by-city';
import { ClosingSeason } from './closing-season';

export type CallsView = { isByCity: boolean; isAll: boolean };
type Props = { choice: CallChoice; view: CallsView; list: CallsPage; today: string };

/** So many lines that a phone shows them in a few screens. */
const FIRST_ROWS = 24;

const TITLES: Record<CallFilter, string> = {
  bientot: CLOSING_SOON,
  ouvert: 'Candidatures ouvertes',
  'a-venir': 'Bientôt ouvertes',
  'sans-date': 'Dates non publiées',
  clos: 'Clôturées',
};

/** Where and when to apply, what can still be done first. */
export function CallsList({ choice, view, list, today }: Props) {
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
          <CallsByCity rows={rows} asked={asked} />
        ) : (
          <CallsByDate rows={rows} asked={asked} isAll={view.isAll} today={today} />
        )}
      </div>
      {!isQuiet && picture}
    </div>
  );
}

function CallFilters({ choice, view, list }: Omit<Props, 'today'>) {
  const { cities, universities, counts } = list;
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
      <Select id="avis-ville" name="ville" label="Ville" all="Toutes" value={choice.ville}>
        <Options choices={cities} />
      </Select>
      <Select
        id="avis-universite"
        name="universite"
        label="Université"
        all="Toutes"
        value={choice.universite}
      >
        <Options choices={universities} />
      </Select>
      <Select id="avis-etat" name="etat" label="État" all="Tous" value={choice.etat}>
        {CALL_FILTERS.filter((kind) => counts[kind] > 0 || choice.etat === kind).map((kind) => (
          <option key={kind} value={kind}>
            {`${kind === 'bientot' ? CLOSING_SOON : CALL_BADGES[kind]} (${counts[kind]})`}
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
  const views = [
    { name: 'Par date', href: callsHref(asked), isShown: !view.isByCity },
    {
      name: 'Par ville',
      href: callsHref({ ...asked, tri: 'ville' }),
      isShown: view.isByCity,
    },
  ];
  return (
    <nav aria-label="Ordre de la liste" className="no-print flex gap-2">
      {views.map(({ name, href, isShown }) => (
        <a key={name} href={href} className="choice" aria-current={isShown ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function NoCall({ q }: { q: string }) {
  return (
    <EmptyState title="Aucun avis ne répond à ces critères">
      <p className="flex flex-wrap gap-x-6">
        <a href={paths.calls} className="link-line">
          Voir tous les avis
        </a>
        {q && (
          <a href={pageHref(paths.search, { q }, 1)} className="link-line" rel="nofollow">
            {frenchSpaces(`Chercher « ${q} » dans tout le guide`)}
          </a>
        )}
      </p>
    </EmptyState>
  );
}

type ByDateProps = { rows: EstablishmentCall[]; asked: Asked; isAll: boolean; today: string };

function CallsByDate({ rows, asked, isAll, today }: ByDateProps) {
  const shown = new Set(isAll ? rows : rows.slice(0, FIRST_ROWS));
  return (
    <>
      {CALL_FILTERS.map((kind) => {
        const own = rows.filter(({ state, isSoon }) => (isSoon ? 'bientot' : state.kind) === kind);
        const first = own.filter((row) => shown.has(row));
        return (
          first.length > 0 && (
            <section key={kind} aria-labelledby={`etat-${kind}`}>
              <SectionHeading
                id={`etat-${kind}`}
              >{`${TITLES[kind]} (${own.length})`}</SectionHeading>
              {kind === 'clos' && (
                <p className="mt-3 max-w-2xl text-sm text-muted">{frenchSpaces(NEXT_ROUND)}</p>
              )}
              <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
                {first.map((row) => (
                  <CallRow key={row.establishment.establishmentId} row={row} today={today} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {shown.size < rows.length && (
        <p>
          <a href={callsHref({ ...asked, tout: '1' })} className="button button-quiet">
            {`Afficher les ${counted(rows.length, 'établissement')}`}
          </a>
        </p>
      )}
    </>
  );
}

type RowProps = { row: EstablishmentCall; today: string };

function CallRow({ row: { establishment, name, state }, today }: RowProps) {
  const { cityName, universitySlug, establishmentSlug } = establishment;
  const { kind, call } = state;
  const platform = call?.applyUrl ?? establishment.establishmentApplyUrl;
  const isAhead = kind === 'ouvert' || kind === 'a-venir';
  const hasDay = Boolean(call?.closesOn) || watchDay(state, today) !== undefined;
  return (
    <li className="card flex items-center gap-4 border-b border-rule py-2.5">
      <div className="min-w-0 grow">
        <a
          href={paths.establishment(universitySlug, establishmentSlug)}
          className="card-link font-semibold"
        >
          {frenchSpaces(name)}
        </a>
        {cityName && !name.includes(cityName) && (
          <span className="text-muted">, {frenchSpaces(cityName)}</span>
        )}
        <p className="text-sm text-muted">{frenchSpaces(callLine(state))}</p>
        {call && !call.isForAll && call.programmes.length > 0 && (
          <p className="text-sm">{frenchSpaces(`Pour ${namedMasters(call.programmes)}`)}</p>
        )}
        {isAhead && platform && (
          <ExternalLink
            href={platform}
            label={`Plateforme de candidature, ${name}`}
            className="link-line card-above"
          >
            Plateforme de candidature
          </ExternalLink>
        )}
      </div>
      {hasDay && (
        <a
          href={paths.callsFileOf(establishmentSlug)}
          download
          rel="nofollow"
          aria-label={`Agenda, ${name}`}
          className="link-line card-above no-print shrink-0 text-sm"
        >
          <Icon name="calendar" />
          Agenda
        </a>
      )}
    </li>
  );
}
