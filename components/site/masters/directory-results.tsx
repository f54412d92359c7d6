import type { Directory } from '@/lib/content/masters/directory';
import { FACET_LABELS, facetValueLabel } from '@/lib/editorial/masters/facets';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { type DirectoryChoice, FACETS, directoryQuery } from '@/lib/schemas/masters/directory';
import { Icon } from '@/components/site/kit/icon';
import { Pagination } from '@/components/site/kit/pagination';
import { MasterCard } from './master-card';
import { NothingFound, wholeHref, withoutHref } from './nothing-found';

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
      <Chips {...{ choice, directory }} />
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

function Chips({ choice, directory }: Props) {
  const chosen = FACETS.flatMap((facet) => {
    const value = choice.facets[facet];
    return value ? [{ facet, name: facetValueLabel(facet, value, directory.names[facet]) }] : [];
  });
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
          <a href={wholeHref(choice)} className="link-line">
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
