import type { Search } from '@/lib/search/search';
import type { SearchGroup, SearchQuestion } from '@/lib/search/search-question';
import { searchTexts } from '@/lib/editorial/search';
import { paths } from '@/lib/paths';
import { searchHref, searchParameters } from '@/lib/search/search-href';
import { Pagination } from '@/components/site/kit/pagination';
import { GROUP_NAMES, ResultGroups } from './result-groups';
import { WaysOn } from './ways-on';
import type { Count } from '@/lib/search/search-page';
import { counted, frenchNumber } from '@/lib/french/numbers';
import { SiteLink } from '@/components/site/kit/site-link';

type Props = { question: SearchQuestion; search: Search };

export function SearchAnswer({ question, search }: Props) {
  const { groups, counts, total, page, pages, correction, words } = search;
  const hasAny = Object.values(counts).some(({ count }) => count > 0);
  return (
    <>
      {hasAny && <KindLinks question={question} counts={counts} />}
      {total.count > 0 ? (
        <SearchSummary q={question.q} total={total} correction={correction} />
      ) : (
        <div className="mt-8">
          <p role="status" className="font-display text-xl">
            Aucun résultat pour «&nbsp;{question.q}&nbsp;»
          </p>
          <p className="mt-2 max-w-xl text-muted">{searchTexts.advice}</p>
          <WaysOn words={words} />
        </div>
      )}
      <ResultGroups groups={groups} />
      <Pagination
        path={paths.search}
        query={searchParameters(question)}
        page={page}
        pages={pages}
      />
    </>
  );
}

type SearchSummaryProps = { q: string; total: Count; correction?: string };

function SearchSummary({ q, total: { count, isMore }, correction }: SearchSummaryProps) {
  return (
    <p role="status" className="mt-6">
      {correction && <>Aucun résultat pour «&nbsp;{q}&nbsp;». </>}
      {isMore && 'Plus de '}
      {counted(count, 'résultat')} pour <strong>«&nbsp;{correction ?? q}&nbsp;»</strong>
      {isMore && ' : ajoutez un mot pour préciser'}.
    </p>
  );
}

type KindLinksProps = { question: SearchQuestion; counts: Record<SearchGroup, Count> };

function KindLinks({ question, counts }: KindLinksProps) {
  const { q, ville, type } = question;
  const kinds = Object.entries(counts) as [SearchGroup, Count][];
  const shown = kinds.filter(([group, { count }]) => count > 0 || group === type);
  return (
    <nav aria-label="Types de résultats" className="mt-5">
      <ul className="flex flex-wrap gap-2">
        <li>
          <KindLink href={searchHref({ q, ville })} isCurrent={type === ''}>
            Tout
          </KindLink>
        </li>
        {shown.map(([group, { count, isMore }]) => (
          <li key={group}>
            <KindLink href={searchHref({ q, ville, type: group })} isCurrent={type === group}>
              {`${GROUP_NAMES[group]} ${frenchNumber(count)}${isMore ? '+' : ''}`}
            </KindLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinkProps = { href: string; isCurrent: boolean; children: React.ReactNode };

function KindLink({ href, isCurrent, children }: LinkProps) {
  return (
    <SiteLink href={href} aria-current={isCurrent ? 'true' : undefined} className="choice">
      {children}
    </SiteLink>
  );
}
