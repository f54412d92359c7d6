import type { SearchGroup } from '@/lib/search/search-question';
import type { SearchResult } from '@/lib/search/search-results';
import { SiteLink } from '@/components/site/kit/site-link';
import type { Piece } from '@/lib/search/search-highlight';

export const GROUP_NAMES: Record<SearchGroup, string> = {
  specialisations: 'Spécialisations',
  villes: 'Villes',
  universites: 'Universités',
  guides: 'Guides',
  articles: 'Articles',
};

type Props = { groups: readonly { group: SearchGroup; results: readonly SearchResult[] }[] };

export function ResultGroups({ groups }: Props) {
  return groups.map(({ group, results }) => (
    <section key={group} aria-labelledby={`groupe-${group}`} className="mt-10">
      <h2 id={`groupe-${group}`} className="border-t border-ink pt-3 text-2xl">
        {GROUP_NAMES[group]}
      </h2>
      <ul className="divide-y divide-rule">
        {results.map((result) => (
          <li key={`${result.href}${result.name}`}>
            <Result result={result} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Result({ result: { href, title, excerpt, facts } }: { result: SearchResult }) {
  return (
    <article className="card max-w-3xl py-5">
      <h3 className="text-xl">
        <SiteLink href={href} className="card-link">
          <Marked pieces={title} />
        </SiteLink>
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
    </article>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
