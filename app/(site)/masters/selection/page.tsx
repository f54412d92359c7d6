import type { Metadata } from 'next';
import { EmptySelection } from '@/components/site/selection/empty-selection';
import { NoneKnown } from '@/components/site/selection/list-notices';
import { SelectionScreen } from '@/components/site/selection/selection-screen';
import { loadSelection } from '@/lib/content/masters/selection';
import { todayInMorocco } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { markAnswer } from '@/lib/process/answer-context';
import type { SearchParams } from '@/lib/schemas/paging';
import { isEmptyList, readList } from '@/lib/schemas/plain/kept-list';
import { crumbs } from '@/lib/seo/graph';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import '@/app/(site)/styles/selection.css';

type Props = { searchParams: SearchParams };

const TITLE = 'Ma sélection de masters';
const trail = crumbs(
  { name: 'Masters', path: paths.masters },
  { name: 'Ma sélection', path: paths.selection },
);

export const metadata: Metadata = unlistedMetadata(
  TITLE,
  'Les masters que vous gardez : leurs dates de candidature, à comparer, à imprimer ou à suivre dans votre agenda.',
);

export default async function SelectionPage({ searchParams }: Props) {
  const { m = '' } = await searchParams;
  const list = readList(m);
  if (isEmptyList(list)) return <EmptySelection title={TITLE} crumbs={trail} />;
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
      {...{ selection, title: TITLE, crumbs: trail, today: todayInMorocco() }}
      url={absoluteUrl(paths.selectionOf(slugs))}
    />
  );
}
