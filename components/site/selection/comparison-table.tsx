import type { ChosenMaster } from '@/lib/content/masters/selection';
import type { Programme } from '@/lib/content/masters/programmes';
import { placeInCity } from '@/lib/french/names';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Icon } from '@/components/site/kit/icon';
import { KeepButton } from '@/components/site/masters/keep-button';
import { type ComparisonRow, UNKNOWN } from './comparison-rows';
import { RemoveButton } from './list-changes';

type Props = { compared: readonly ChosenMaster[]; rows: readonly ComparisonRow[] };

/** On a phone each criterion becomes a block, in which every value follows its master’s name. */
export function ComparisonTable({ compared, rows }: Props) {
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
        <RemoveButton action={paths.comparison} {...{ slugs, slug, name }} />
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
