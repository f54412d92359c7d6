import type { SearchGroup } from '@/lib/search/search-question';
import type { SearchResult } from '@/lib/search/search-results';
import { SiteLink } from '@/components/site/kit/site-link';
import { GROUP_NAMES } from './group-names';
import { Marked } from './marked';

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
