import type { ChosenMaster, Selection } from '@/lib/content/masters/selection';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { MOST_COMPARED } from '@/lib/entities/plain/kept-list';
import type { Crumb } from '@/lib/seo/graph';
import { PageHeader } from '@/components/site/frame/page-header';
import { Icon } from '@/components/site/kit/icon';
import { EmptyState } from '@/components/site/kit/section';
import { ShareButtons } from '@/components/site/kit/share-buttons';
import { MasterCard } from '@/components/site/masters/master-card';
import type { Programme } from '@/lib/content/masters/programmes';
import { placeInCity } from '@/lib/french/names';
import { KeepButton } from '@/components/site/masters/keep-button';
import { type ComparisonRow, UNKNOWN, comparisonRows } from './comparison-rows';
import { LeftOut } from './list-notices';
import { RemoveButton } from './list-changes';

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

type ComparisonTableProps = { compared: readonly ChosenMaster[]; rows: readonly ComparisonRow[] };

/** On a phone each criterion becomes a block, in which every value follows its master’s name. */
function ComparisonTable({ compared, rows }: ComparisonTableProps) {
  const masters = compared.map(({ master }) => master);
  const slugs = masters.map(({ slug }) => slug);
  const names = shortNames(masters);
  return (
    <table className="compare" data-count={masters.length}>
      <caption className="sr-only">Les mêmes critères pour chaque master</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Critère</span>
          </th>
          {masters.map((master) => (
            <th key={master.slug} scope="col">
              <MasterHead master={master} slugs={slugs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isDifferent, cells }) => (
          <tr key={name} data-different={isDifferent || undefined}>
            <th scope="row">
              {name}
              {isDifferent && (
                <span className="differs">
                  <Icon name="differs" className="size-3.5" />
                  Différent
                </span>
              )}
            </th>
            {cells.length === 0 && (
              <td colSpan={masters.length} className="text-muted">
                {UNKNOWN} pour ces masters
              </td>
            )}
            {cells.map((cell, index) => (
              <td key={slugs[index]}>
                <span className="compare-name">{names[index]}</span>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MasterHead({ master, slugs }: { master: Programme; slugs: readonly string[] }) {
  const { slug, name, cityName } = master;
  return (
    <>
      <a href={paths.master(slug)} className="link font-display text-lg leading-tight">
        {frenchSpaces(name)}
      </a>
      <p className="mt-1 text-sm font-normal text-muted">
        {frenchSpaces(placeInCity(placeOf(master), cityName))}
      </p>
      <div className="no-print -ml-3 flex flex-wrap gap-x-2 font-normal">
        <KeepButton master={master} />
        <RemoveButton action={paths.comparison} slugs={slugs} slug={slug} name={name} />
      </div>
    </>
  );
}

const placeOf = ({ establishmentAcronym, establishmentName }: Programme) =>
  establishmentAcronym ?? establishmentName;

/** Where each is taught tells masters apart in the fewest words, unless two share a school. */
function shortNames(masters: readonly Programme[]): string[] {
  const places = masters.map(placeOf);
  const isEnough = new Set(places).size === places.length;
  return (isEnough ? places : masters.map(({ name }) => name)).map(frenchSpaces);
}
