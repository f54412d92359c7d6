import type { Search } from '@/lib/search/search';
import type { SearchQuestion } from '@/lib/search/search-question';
import { searchTexts } from '@/lib/editorial/search';
import { paths } from '@/lib/paths';
import { searchParameters } from '@/lib/search/search-href';
import { Pagination } from '@/components/site/kit/pagination';
import { KindLinks } from './kind-links';
import { ResultGroups } from './result-groups';
import { SearchSummary } from './search-summary';
import { Suggestions } from './suggestions';

type Props = { question: SearchQuestion; search: Search };

/** What was found for a question, or what else could be tried. */
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
          <Suggestions words={words} />
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
