import { ChoiceLink, LineLink, TextLink } from '@/components/site/kit/links';
import { EmptyState, Pagination } from '@/components/site/kit/section';
import type { Directory, Instead } from '@/lib/content/masters/directory';
import { FACET_LABELS, chosenLabels } from '@/lib/editorial/masters/facets';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import {
  type Condition,
  type DirectoryChoice,
  UNKNOWN_COST,
  directoryQuery,
  usualSort,
  withoutConditions,
} from '@/lib/entities/directory';
import { MOST_KEPT, isComparable } from '@/lib/entities/plain/kept-list';
import { Icon } from '@/components/site/kit/icon';
import { callHeadline } from '@/lib/editorial/masters/call-state';
import { pageHref } from '@/lib/paging';
import { MasterCard, MastersSection } from './master-card';

type Props = { choice: DirectoryChoice; directory: Directory };

export function DirectoryResults({ choice, directory }: Props) {
  const { masters, total, page, pages, correction, instead } = directory;
  return (
    <>
      <p role="status" className="font-semibold">
        {counted(total, 'master')}
        {pages > 1 && <span className="font-normal text-muted">, page {page}</span>}
      </p>
      {correction && (
        <p role="note" className="mt-1">
          {frenchSpaces(correctedWords(choice.q, correction, total))}
        </p>
      )}
      <FiltersMeant choice={choice} directory={directory} />
      <Chips choice={choice} directory={directory} />
      <CostUnknown choice={choice} directory={directory} />
      <ListInAddress kept={choice.kept} />
      {total === 0 ? (
        <NothingFound choice={choice} instead={instead} />
      ) : (
        <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {masters.map((master) => (
            <li key={master.id}>
              <MasterCard master={master} heading="h2" kept={choice.kept} />
            </li>
          ))}
        </ul>
      )}
      <Pagination path={paths.masters} query={directoryQuery(choice)} page={page} pages={pages} />
    </>
  );
}

function correctedWords(typed: string, meant: string, total: number): string {
  return total > 0
    ? `Aucun master pour « ${typed} » : voici ceux qui répondent à « ${meant} ».`
    : `Aucun master pour « ${typed} », ni pour « ${meant} ».`;
}

/** Few titles say « soir »; the filter knows. */
function FiltersMeant({ choice, directory: { meant } }: Props) {
  if (!meant) return null;
  const added = chosenLabels(meant.choice.facets, {}).filter(({ facet }) => !choice.facets[facet]);
  const names = added.map(({ name }) => name).join(', ');
  return (
    <p role="note" className="mt-1">
      {frenchSpaces('Vous cherchez peut-être : ')}
      <TextLink href={hrefOf(meant.choice)}>
        {frenchSpaces(`${names} (${counted(meant.total, 'master')})`)}
      </TextLink>
    </p>
  );
}

/** A budget leaves out what may cost less all the same. */
function CostUnknown({ choice, directory: { facets } }: Props) {
  const { budget } = choice.facets;
  const unknown = facets.budget.find(({ value }) => value === UNKNOWN_COST);
  if (!budget || budget === UNKNOWN_COST || !unknown) return null;
  const href = hrefOf({ ...choice, facets: { ...choice.facets, budget: UNKNOWN_COST } });
  return (
    <p className="mt-3 text-muted">
      Nos sources ne permettent pas de calculer le coût total de{' '}
      <TextLink href={href}>{counted(unknown.count, 'autre master', 'autres masters')}</TextLink>.
    </p>
  );
}

/** Where no script keeps the list, it travels in addresses. */
function ListInAddress({ kept = [] }: Pick<DirectoryChoice, 'kept'>) {
  if (kept.length === 0) return null;
  return (
    <noscript>
      <p className="mt-3 flex flex-wrap items-center gap-x-6">
        <a href={paths.selectionOf(kept)} rel="nofollow" className="link-line">
          Ma sélection ({kept.length} sur {MOST_KEPT})
        </a>
        {isComparable(kept) && (
          <a href={paths.comparisonOf(kept)} rel="nofollow" className="link-line">
            Comparer ces masters
          </a>
        )}
      </p>
    </noscript>
  );
}

function Chips({ choice, directory }: Props) {
  const chosen = chosenLabels(choice.facets, directory.names);
  if (chosen.length === 0 && !choice.q) return null;
  return (
    <ul aria-label="Filtres actifs" className="mt-3 flex flex-wrap gap-2">
      {choice.q && <Chip href={withoutHref(choice, ['q'])} label="Mots" name={`« ${choice.q} »`} />}
      {chosen.map(({ facet, name }) => (
        <Chip
          key={facet}
          href={withoutHref(choice, [facet])}
          label={FACET_LABELS[facet].label}
          name={name}
        />
      ))}
      {chosen.length + (choice.q ? 1 : 0) > 1 && (
        <li>
          <LineLink href={wholeHref(choice)}>Tout effacer</LineLink>
        </li>
      )}
    </ul>
  );
}

function Chip({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <li>
      <ChoiceLink href={href}>
        <span className="sr-only">Retirer le filtre {label}&nbsp;: </span>
        {frenchSpaces(name)}
        <Icon name="close" className="size-3" />
      </ChoiceLink>
    </li>
  );
}

const hrefOf = (choice: DirectoryChoice) => pageHref(paths.masters, directoryQuery(choice), 1);

const withoutHref = (choice: DirectoryChoice, conditions: readonly Condition[]) =>
  hrefOf(withoutConditions(choice, conditions));

const wholeHref = ({ kept }: DirectoryChoice) =>
  hrefOf({ q: '', facets: {}, tri: usualSort(''), kept });

const nameOf = (one: Condition, { q }: DirectoryChoice) =>
  one === 'q' ? `« ${q} »` : `le filtre ${FACET_LABELS[one].label}`;

type NothingFoundProps = { choice: DirectoryChoice; instead: Directory['instead'] };

function NothingFound({ choice, instead }: NothingFoundProps) {
  const { loosened = [], nearby = [], schools = [] } = instead ?? {};
  return (
    <div className="mt-6 space-y-12">
      <EmptyState title="Aucun master ne répond à tous ces critères">
        {loosened.length > 0 && (
          <>
            <p>Avec moins de critères, il y en a{'\u00a0'}:</p>
            <ul className="mt-2">
              {loosened.map(({ without, count }) => (
                <li key={without.join()}>
                  <LineLink href={withoutHref(choice, without)}>
                    {counted(count, 'master')} sans{' '}
                    {frenchSpaces(without.map((one) => nameOf(one, choice)).join(' ni '))}
                  </LineLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <Schools schools={schools} />
        <p className="mt-3">
          {choice.q && (
            <>
              <TextLink href={pageHref(paths.search, { q: choice.q }, 1)}>
                {frenchSpaces(`Chercher « ${choice.q} » sur tout le site`)}
              </TextLink>
              , ou voir{' '}
            </>
          )}
          {!choice.q && 'Voir '}
          <TextLink href={wholeHref(choice)}>tous les masters</TextLink>.
        </p>
      </EmptyState>
      {nearby.length > 0 && (
        <MastersSection title="Ce qui s’en approche" masters={nearby} kept={choice.kept} />
      )}
    </div>
  );
}

/** The establishment that was asked for may have no published master, and a call all the same. */
function Schools({ schools }: Pick<Instead, 'schools'>) {
  if (schools.length === 0) return null;
  return (
    <ul className="mt-3 space-y-2">
      {schools.map(({ establishment: { id, acronym, name, slug, universitySlug }, state }) => (
        <li key={id}>
          <TextLink href={paths.establishment(universitySlug, slug)}>
            {frenchSpaces(acronym ?? name)}
          </TextLink>
          {frenchSpaces(` : ${callHeadline(state)}.`)}
        </li>
      ))}
    </ul>
  );
}
