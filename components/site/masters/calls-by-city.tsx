import type { EstablishmentCall } from '@/lib/content/masters/calls-page';
import { closingsOf } from '@/lib/editorial/masters/call-text';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { pageHref } from '@/lib/paging';
import { paths } from '@/lib/paths';

type Props = { rows: readonly EstablishmentCall[]; asked: Record<string, string> };

/** One line a city, with what closes next there; it leads to the establishments of the city. */
export function CallsByCity({ rows, asked }: Props) {
  const byCity = Map.groupBy(rows, ({ establishment }) => establishment.cityName ?? ELSEWHERE);
  const cities = [...byCity].sort(([one], [other]) => one.localeCompare(other, 'fr'));
  return (
    <ul aria-label="Par ville" className="grid gap-x-10 border-t border-ink sm:grid-cols-2">
      {cities.map(([name, own]) => {
        const slug = own[0]?.establishment.citySlug;
        return (
          <li key={name} className="card border-b border-rule py-2.5">
            <p className="flex justify-between gap-4">
              {slug ? (
                <a href={callsHref({ ...asked, ville: slug })} className="card-link font-semibold">
                  {frenchSpaces(name)}
                </a>
              ) : (
                name
              )}
              <span className="text-sm text-muted">{counted(own.length, 'établissement')}</span>
            </p>
            <p className="text-sm text-muted">{frenchSpaces(closingsOf(own))}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Past the form, where what was asked for is in sight. */
export const callsHref = (asked: Record<string, string>) =>
  `${pageHref(paths.calls, asked, 1)}#liste`;

const ELSEWHERE = 'Ville non précisée';
