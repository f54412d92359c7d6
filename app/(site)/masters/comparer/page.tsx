import type { Metadata } from 'next';
import { PageHeader } from '@/components/site/frame/page-header';
import { EmptyState } from '@/components/site/kit/section';
import { ComparisonScreen, HowTo } from '@/components/site/selection/comparison-screen';
import { NoneKnown } from '@/components/site/selection/list-notices';
import { loadSelection } from '@/lib/content/masters/selection';
import { todayInMorocco } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { markAnswer } from '@/lib/process/answer-context';
import type { SearchParams } from '@/lib/schemas/paging';
import { MOST_COMPARED, isEmptyList, readList } from '@/lib/schemas/plain/kept-list';
import { crumbs } from '@/lib/seo/graph';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import '@/app/(site)/styles/selection.css';

type Props = { searchParams: SearchParams };

const TITLE = 'Comparer des masters';
const trail = crumbs(
  { name: 'Masters', path: paths.masters },
  { name: 'Comparer', path: paths.comparison },
);

export const metadata: Metadata = unlistedMetadata(
  TITLE,
  'Des masters côte à côte : établissement, admission, frais, candidatures, et pour chaque fait sa source.',
);

export default async function ComparisonPage({ searchParams }: Props) {
  const { m = '' } = await searchParams;
  const list = readList(m);
  if (isEmptyList(list)) {
    return (
      <>
        <PageHeader crumbs={trail} title={TITLE} />
        <div className="wrap">
          <EmptyState title="Aucun master à comparer pour le moment">
            <HowTo />
          </EmptyState>
        </div>
      </>
    );
  }
  const selection = await loadSelection(list);
  if (selection.chosen.length === 0) {
    markAnswer(404);
    return <NoneKnown />;
  }
  const slugs = selection.chosen.slice(0, MOST_COMPARED).map(({ master }) => master.slug);
  return (
    <ComparisonScreen
      {...{ selection, title: TITLE, crumbs: trail, today: todayInMorocco() }}
      url={absoluteUrl(paths.comparisonOf(slugs))}
    />
  );
}
