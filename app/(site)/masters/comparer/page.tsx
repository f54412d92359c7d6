import type { Metadata } from 'next';
import { PageHeader } from '@/components/site/frame/site-page';
import { Icon } from '@/components/site/kit/icon';
import { ShareButtons } from '@/components/site/kit/links';
import { EmptyState } from '@/components/site/kit/section';
import {
  Alone,
  ComparisonTable,
  HowTo,
  UnknownOfAll,
  comparisonRows,
  leadOf,
} from '@/components/site/selection/comparison-parts';
import { LeftOut, NoneKnown } from '@/components/site/selection/list-parts';
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
  const compared = selection.chosen.slice(0, MOST_COMPARED);
  const slugs = compared.map(({ master }) => master.slug);
  const others = selection.chosen.slice(MOST_COMPARED).map(({ master }) => master.name);
  const today = todayInMorocco();
  const [rules, ...proven] = await Promise.all([
    loadRules(),
    ...compared.map(({ master }) => loadMasterProofs(master, today)),
  ]);
  const proofs = proven.map((one) => one.proofs);
  const all = comparisonRows(compared, { rules, proofs, today });
  const rows = all.filter(({ cells }) => cells.length > 0);
  const unknown = all.filter(({ cells }) => cells.length === 0).map(({ name }) => name);
  const different = rows.filter(({ isDifferent }) => isDifferent).map(({ name }) => name);
  return (
    <>
      <PageHeader crumbs={trail} title={title} lead={leadOf(different, compared.length)} />
      <div className="wrap space-y-8">
        <LeftOut {...selection} others={others} />
        {compared.length > 1 ? (
          <>
            <div>
              <ComparisonTable compared={compared} rows={rows} />
              <UnknownOfAll names={unknown} />
            </div>
            <div className="share-row no-print">
              <a href={paths.selectionOf(slugs)} rel="nofollow" className="button">
                <Icon name="heart" />
                En faire une sélection
              </a>
              <ShareButtons
                title={title}
                url={absoluteUrl(paths.comparisonOf(slugs))}
                label="Adresse de cette comparaison, à copier"
              />
            </div>
          </>
        ) : (
          <Alone selection={selection} rules={rules} />
        )}
      </div>
    </>
  );
}
