import type { Count } from '@/lib/search/search-page';
import { frenchNumber } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { Icon } from '@/components/site/kit/icon';
import { KeepButton } from '@/components/site/masters/keep-button';
import type { SearchGroup } from '@/lib/search/search-question';
import type { SearchResult } from '@/lib/search/search-results';
import type { Piece } from '@/lib/search/search-highlight';

export const GROUP_NAMES: Record<SearchGroup, string> = {
  masters: 'Masters',
  etablissements: 'Établissements',
  specialisations: 'Spécialisations',
  villes: 'Villes',
  universites: 'Universités',
  guides: 'Guides',
  articles: 'Articles',
};

type Props = {
  groups: readonly { group: SearchGroup; results: readonly SearchResult[] }[];
  counts: Record<SearchGroup, Count>;
  /** Where all results of a group are; undefined where they are shown already. */
  hrefOf?: (group: SearchGroup) => string;
};

export function ResultGroups({ groups, counts, hrefOf }: Props) {
  return groups.map(({ group, results }) => (
    <section key={group} aria-labelledby={`groupe-${group}`} className="mt-10">
      <h2 id={`groupe-${group}`} className="border-t border-ink pt-3 text-2xl">
        {GROUP_NAMES[group]}
      </h2>
      <ul className="divide-y divide-rule">
        {results.map((result) => (
          <li key={`${result.href}${result.name}`}>
            <Result result={result} isMaster={group === 'masters'} />
          </li>
        ))}
      </ul>
      {hrefOf && counts[group].count > results.length && (
        <a href={hrefOf(group)} className="link-line">
          {frenchSpaces(allOf(group, counts[group]))}
          <Icon name="arrow" />
        </a>
      )}
    </section>
  ));
}

function allOf(group: SearchGroup, { count, isMore }: Count): string {
  const which = isMore ? `plus de ${frenchNumber(count)}` : `les ${frenchNumber(count)}`;
  return `Voir ${which} ${GROUP_NAMES[group].toLocaleLowerCase('fr')}`;
}

export function countText({ count, isMore }: Count): string {
  return `${frenchNumber(count)}${isMore ? '+' : ''}`;
}

type ResultProps = { result: SearchResult; isMaster: boolean };

function Result({ result: { href, title, excerpt, facts, name }, isMaster }: ResultProps) {
  return (
    <article className="card max-w-3xl py-5">
      <h3 className={`text-xl ${isMaster ? 'pr-10' : ''}`}>
        <a href={href} className="card-link">
          <Marked pieces={title} />
        </a>
      </h3>
      {excerpt.length > 0 && (
        <p className="mt-1.5 text-muted">
          <Marked pieces={excerpt} />
        </p>
      )}
      {facts.length > 0 && (
        <p className="meta mt-2">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {isMaster && <KeepButton master={{ slug: href.split('/').at(-1) ?? '', name }} />}
    </article>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
