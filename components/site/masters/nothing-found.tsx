import type { Directory } from '@/lib/content/masters/directory';
import type { Instead } from '@/lib/content/masters/directory-instead';
import { callHeadline } from '@/lib/editorial/masters/call-text';
import { FACET_LABELS } from '@/lib/editorial/masters/facets';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import {
  type Condition,
  type DirectoryChoice,
  directoryQuery,
  withoutConditions,
} from '@/lib/schemas/masters/directory';
import { pageHref } from '@/lib/schemas/paging';
import { EmptyState } from '@/components/site/kit/section';
import { MastersSection } from './master-card';

const hrefOf = (choice: DirectoryChoice) => pageHref(paths.masters, directoryQuery(choice), 1);

export const withoutHref = (choice: DirectoryChoice, conditions: readonly Condition[]) =>
  hrefOf(withoutConditions(choice, conditions));

export const wholeHref = ({ kept }: DirectoryChoice) =>
  hrefOf({ q: '', facets: {}, tri: 'nom', kept });

const nameOf = (one: Condition, { q }: DirectoryChoice) =>
  one === 'q' ? `« ${q} »` : `le filtre ${FACET_LABELS[one].label}`;

type Props = { choice: DirectoryChoice; instead: Directory['instead'] };

export function NothingFound({ choice, instead }: Props) {
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
                  <a href={withoutHref(choice, without)} className="link-line">
                    {counted(count, 'master')} sans{' '}
                    {frenchSpaces(without.map((one) => nameOf(one, choice)).join(' ni '))}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <Schools schools={schools} />
        <p className="mt-3">
          {choice.q && (
            <>
              <a href={pageHref(paths.search, { q: choice.q }, 1)} className="link">
                {frenchSpaces(`Chercher « ${choice.q} » sur tout le site`)}
              </a>
              , ou voir{' '}
            </>
          )}
          {!choice.q && 'Voir '}
          <a href={wholeHref(choice)} className="link">
            tous les masters
          </a>
          .
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
          <a href={paths.establishment(universitySlug, slug)} className="link">
            {frenchSpaces(acronym ?? name)}
          </a>
          {frenchSpaces(` : ${callHeadline(state)}.`)}
        </li>
      ))}
    </ul>
  );
}
