import type {
  CallChoice,
  CallFilter,
  CallsPage,
  EstablishmentCall,
} from '@/lib/content/masters/calls-page';
import {
  CALL_BADGES,
  CLOSING_SOON,
  NEXT_ROUND,
  callHeadline,
  callHint,
  hintOfClosed,
} from '@/lib/editorial/masters/call-text';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/components/site/kit/external-link';
import { EmptyState, SectionHeading } from '@/components/site/kit/section';

type Props = { choice: CallChoice; list: CallsPage };

const STATES = ['bientot', 'ouvert', 'a-venir', 'sans-date', 'clos'] as const;

const TITLES: Record<CallFilter, string> = {
  bientot: CLOSING_SOON,
  ouvert: 'Candidatures ouvertes',
  'a-venir': 'Bientôt ouvertes',
  'sans-date': 'Dates non publiées',
  clos: 'Clôturées',
};

/** Where and when to apply, what can still be done first. */
export function CallsList({ choice, list }: Props) {
  const { rows } = list;
  return (
    <div className="space-y-12">
      <CallFilters choice={choice} list={list} />
      {rows.length === 0 && (
        <EmptyState title="Aucun avis ne répond à ces critères">
          <a href={paths.calls} className="link">
            Voir tous les avis
          </a>
        </EmptyState>
      )}
      {STATES.map((kind) => {
        const own = rows.filter(({ state, isSoon }) => (isSoon ? 'bientot' : state.kind) === kind);
        return own.length > 0 && <CallGroup key={kind} kind={kind} rows={own} />;
      })}
    </div>
  );
}

function CallFilters({ choice, list: { cities, universities, counts } }: Props) {
  return (
    <form
      action={paths.calls}
      autoComplete="off"
      aria-label="Filtrer les candidatures"
      className="grid gap-4 border-y border-rule py-5 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_7.5rem]"
    >
      <Choice name="ville" label="Ville" all="Toutes les villes" value={choice.ville}>
        {cities.map(({ slug, name }) => [slug, name])}
      </Choice>
      <Choice name="universite" label="Université" all="Toutes" value={choice.universite}>
        {universities.map(({ slug, name }) => [slug, name])}
      </Choice>
      <Choice name="etat" label="État" all="Tous" value={choice.etat}>
        {STATES.filter((kind) => counts[kind] > 0 || choice.etat === kind).map((kind) => [
          kind,
          `${kind === 'bientot' ? CLOSING_SOON : CALL_BADGES[kind]} (${counts[kind]})`,
        ])}
      </Choice>
      <button type="submit" className="button button-quiet self-end">
        Afficher
      </button>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  all: string;
  value: string;
  children: [string, string][];
};

function Choice({ name, label, all, value, children }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`avis-${name}`} className="text-sm font-semibold">
        {label}
      </label>
      <select id={`avis-${name}`} name={name} defaultValue={value} className="field mt-1">
        <option value="">{all}</option>
        {children.map(([slug, text]) => (
          <option key={slug} value={slug}>
            {frenchSpaces(text)}
          </option>
        ))}
      </select>
    </div>
  );
}

function CallGroup({ kind, rows }: { kind: CallFilter; rows: EstablishmentCall[] }) {
  return (
    <section aria-labelledby={`etat-${kind}`}>
      <SectionHeading id={`etat-${kind}`}>{`${TITLES[kind]} (${rows.length})`}</SectionHeading>
      {kind === 'clos' && <p className="mt-3 max-w-2xl">{frenchSpaces(NEXT_ROUND)}</p>}
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {rows.map((row) => (
          <CallRow key={row.establishment.establishmentId} row={row} />
        ))}
      </ul>
    </section>
  );
}

function CallRow({ row: { establishment, state } }: { row: EstablishmentCall }) {
  const { establishmentAcronym, establishmentName, cityName, universitySlug } = establishment;
  const name = establishmentAcronym ?? establishmentName;
  const { call } = state;
  const platform = call?.applyUrl ?? establishment.establishmentApplyUrl;
  // What holds for all that are closed is said once, above them.
  const hint = state.kind === 'clos' ? hintOfClosed(state) : callHint(state);
  return (
    <li className="border-b border-rule py-3">
      <a
        href={paths.establishment(universitySlug, establishment.establishmentSlug)}
        className="link-line"
      >
        {frenchSpaces(name)}
      </a>
      {cityName && !name.includes(cityName) && (
        <span className="text-muted">, {frenchSpaces(cityName)}</span>
      )}
      <p>{frenchSpaces(callHeadline(state))}</p>
      {hint && <p className="text-sm text-muted">{frenchSpaces(hint)}</p>}
      {call && !call.isForAll && call.programmes.length > 0 && (
        <p className="text-sm text-muted">Pour {counted(call.programmes.length, 'master')}</p>
      )}
      {platform && (
        <ExternalLink href={platform} label={`Plateforme de candidature, ${name}`}>
          Plateforme de candidature
        </ExternalLink>
      )}
    </li>
  );
}
