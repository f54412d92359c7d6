import type { Metadata } from 'next';
import { PageHeader } from '@/components/site/frame/site-page';
import { EmptyState } from '@/components/site/kit/section';
import { ComparisonScreen, HowTo } from '@/components/site/selection/comparison-screen';
import { NoneKnown } from '@/components/site/selection/list-parts';
import { loadMasterProofs, loadRules } from '@/lib/content/masters/claims';
import { loadSelection } from '@/lib/content/masters/selection';
import { todayInMorocco } from '@/lib/french/dates';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { markAnswer } from '@/lib/process/answer';
import type { SearchParams } from '@/lib/paging';
import { MOST_COMPARED, isEmptyList, readList } from '@/lib/entities/plain/kept-list';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { pageText } from '@/lib/texts/pages';
import '@/app/(site)/styles/selection.css';

type Props = { searchParams: SearchParams };

const { h1: title, metaDescription } = pageText('/masters/comparer');
const trail = trailTo('/masters/comparer');

export const metadata: Metadata = unlistedMetadata(title, metaDescription);

export default async function ComparisonPage({ searchParams }: Props) {
  const { m = '' } = await searchParams;
  const list = readList(m);
  if (isEmptyList(list)) {
    return (
      <>
        <PageHeader crumbs={trail} title={title} />
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
  const masters = selection.chosen.slice(0, MOST_COMPARED).map(({ master }) => master);
  const slugs = masters.map(({ slug }) => slug);
  const today = todayInMorocco();
  const proven = await Promise.all(masters.map((master) => loadMasterProofs(master, today)));
  return (
    <ComparisonScreen
      selection={selection}
      rules={await loadRules()}
      proofs={proven.map(({ proofs }) => proofs)}
      title={title}
      crumbs={trail}
      today={today}
      url={absoluteUrl(paths.comparisonOf(slugs))}
    />
  );
}
