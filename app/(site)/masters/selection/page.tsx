import type { Metadata } from 'next';
import { EmptySelection } from '@/components/site/selection/empty-selection';
import { NoneKnown } from '@/components/site/selection/list-notices';
import { SelectionScreen } from '@/components/site/selection/selection-screen';
import { loadSelection } from '@/lib/content/masters/selection';
import { todayInMorocco } from '@/lib/french/dates';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { markAnswer } from '@/lib/process/answer';
import type { SearchParams } from '@/lib/schemas/paging';
import { isEmptyList, readList } from '@/lib/schemas/plain/kept-list';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { pageText } from '@/lib/texts/pages';
import '@/app/(site)/styles/selection.css';

type Props = { searchParams: SearchParams };

const { h1: title, metaDescription } = pageText('/masters/selection');
const trail = trailTo('/masters/selection');

export const metadata: Metadata = unlistedMetadata(title, metaDescription);

export default async function SelectionPage({ searchParams }: Props) {
  const { m = '' } = await searchParams;
  const list = readList(m);
  if (isEmptyList(list)) return <EmptySelection title={title} crumbs={trail} />;
  const selection = await loadSelection(list);
  if (selection.chosen.length === 0) {
    markAnswer(404);
    return (
      <div data-behaviour="keep" data-selection="">
        <NoneKnown />
      </div>
    );
  }
  const slugs = selection.chosen.map(({ master }) => master.slug);
  return (
    <SelectionScreen
      {...{ selection, title, crumbs: trail, today: todayInMorocco() }}
      url={absoluteUrl(paths.selectionOf(slugs))}
    />
  );
}
