import type { Selection } from '@/lib/content/masters/selection';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { MOST_COMPARED } from '@/lib/schemas/plain/kept-list';
import type { Crumb } from '@/lib/seo/graph';
import { PageHeader } from '@/components/site/frame/page-header';
import { Icon } from '@/components/site/kit/icon';
import { EmptyState } from '@/components/site/kit/section';
import { ShareButtons } from '@/components/site/kit/share-buttons';
import { MasterCard } from '@/components/site/masters/master-card';
import { comparisonRows } from './comparison-rows';
import { ComparisonTable } from './comparison-table';
import { LeftOut } from './list-notices';

type Props = {
  selection: Selection;
  title: string;
  /** The address of this comparison, absolute. */
  url: string;
  crumbs: readonly Crumb[];
  today: string;
};

export function ComparisonScreen({ selection, title, url, crumbs, today }: Props) {
  const compared = selection.chosen.slice(0, MOST_COMPARED);
  const others = selection.chosen.slice(MOST_COMPARED).map(({ master }) => master.name);
  const rows = comparisonRows(compared, today);
  const different = rows.filter(({ isDifferent }) => isDifferent).map(({ name }) => name);
  return (
    <>
      <PageHeader crumbs={crumbs} title={title} lead={leadOf(different, compared.length)} />
      <div className="wrap space-y-8">
        <LeftOut {...selection} others={others} />
        {compared.length > 1 ? (
          <>
            <ComparisonTable compared={compared} rows={rows} />
            <div className="share-row no-print">
              <a
                href={paths.selectionOf(compared.map(({ master }) => master.slug))}
                rel="nofollow"
                className="button"
              >
                <Icon name="heart" />
                En faire une sélection
              </a>
              <ShareButtons
                title={title}
                url={url}
                label="Adresse de cette comparaison, à copier"
              />
            </div>
          </>
        ) : (
          <Alone selection={selection} />
        )}
      </div>
    </>
  );
}

function leadOf(different: readonly string[], count: number): string | undefined {
  if (count < 2) return undefined;
  if (different.length === 0) return 'Nos sources disent la même chose de ces masters.';
  return `Ce qui diffère, selon nos sources : ${different.join(', ')}.`;
}

function Alone({ selection: { chosen } }: Pick<Props, 'selection'>) {
  return (
    <>
      {chosen.map(({ master }) => (
        <MasterCard key={master.id} master={master} heading="h2" />
      ))}
      <EmptyState title="Il faut un second master pour comparer">
        <HowTo />
      </EmptyState>
    </>
  );
}

/** Where two masters to compare are chosen. */
export function HowTo() {
  return (
    <p>
      Gardez deux à quatre masters en touchant leur cœur dans{' '}
      <a href={paths.masters} className="link">
        la liste des masters
      </a>
      , puis comparez-les depuis{' '}
      <a href={paths.selection} className="link">
        votre sélection
      </a>
      {frenchSpaces('. Depuis la fiche d’un master, un bouton le compare aux masters proches.')}
    </p>
  );
}
