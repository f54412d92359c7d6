import type { Directory } from '@/lib/content/masters/directory';
import { FACET_LABELS, facetValueLabel } from '@/lib/editorial/masters/facets';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import {
  type DirectoryChoice,
  FACETS,
  type FacetName,
  directoryQuery,
} from '@/lib/schemas/masters/directory';
import { pageHref } from '@/lib/schemas/paging';
import { Icon } from '@/components/site/kit/icon';
import { Pagination } from '@/components/site/kit/pagination';
import { EmptyState } from '@/components/site/kit/section';
import { MasterCard, MastersSection } from './master-card';

type Props = { choice: DirectoryChoice; directory: Directory };

export function DirectoryResults({ choice, directory }: Props) {
  const { masters, total, page, pages } = directory;
  return (
    <>
      <p role="status" className="font-semibold">
        {counted(total, 'master')}
        {pages > 1 && <span className="font-normal text-muted">, page {page}</span>}
      </p>
      <Chips {...{ choice, directory }} />
      {total === 0 ? (
        <NothingFound {...{ choice, directory }} />
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

function without(choice: DirectoryChoice, facet: FacetName): string {
  const facets = { ...choice.facets, [facet]: undefined };
  return pageHref(paths.masters, directoryQuery({ ...choice, facets }), 1);
}

function bare({ kept }: DirectoryChoice): string {
  return pageHref(paths.masters, directoryQuery({ q: '', facets: {}, tri: 'nom', kept }), 1);
}

function Chips({ choice, directory }: Props) {
  const chosen = FACETS.flatMap((facet) => {
    const value = choice.facets[facet];
    return value ? [{ facet, name: facetValueLabel(facet, value, directory.names[facet]) }] : [];
  });
  if (chosen.length === 0 && !choice.q) return null;
  const wordless: DirectoryChoice = { ...choice, q: '' };
  return (
    <ul aria-label="Filtres actifs" className="mt-3 flex flex-wrap gap-2">
      {choice.q && (
        <Chip
          href={pageHref(paths.masters, directoryQuery(wordless), 1)}
          label="Mots"
          name={`« ${choice.q} »`}
        />
      )}
      {chosen.map(({ facet, name }) => (
        <Chip
          key={facet}
          href={without(choice, facet)}
          label={FACET_LABELS[facet].label}
          name={name}
        />
      ))}
      {chosen.length + (choice.q ? 1 : 0) > 1 && (
        <li>
          <a href={bare(choice)} className="link-line">
            Tout effacer
          </a>
        </li>
      )}
    </ul>
  );
}

function Chip({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <li>
      <a href={href} className="choice">
        <span className="sr-only">Retirer le filtre {label}&nbsp;: </span>
        {frenchSpaces(name)}
        <Icon name="close" className="size-3" />
      </a>
    </li>
  );
}

function NothingFound({ choice, directory: { loosened, nearby } }: Props) {
  return (
    <div className="mt-6 space-y-12">
      <EmptyState title="Aucun master ne répond à tous ces critères">
        {loosened.length > 0 ? (
          <>
            <p>Avec un critère de moins, il y en a&nbsp;:</p>
            <ul className="mt-2">
              {loosened.map(({ facet, count }) => (
                <li key={facet}>
                  <a href={without(choice, facet)} className="link-line">
                    {counted(count, 'master')} sans le filtre {FACET_LABELS[facet].label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>
            Essayez moins de critères ou d’autres mots, ou voyez{' '}
            <a href={bare(choice)} className="link">
              tous les masters
            </a>
            .
          </p>
        )}
      </EmptyState>
      {nearby.length > 0 && (
        <MastersSection title="Ce qui s’en approche" masters={nearby} kept={choice.kept} />
      )}
    </div>
  );
}
