import type { EstablishmentCall } from '@/lib/content/masters/calls-page';
import { NO_CLOSING } from '@/lib/editorial/masters/call-text';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Section } from '@/components/site/kit/section';
import { CallRow } from './call-row';

/** What closes next; in the quiet months, when to look again. */
export function NextClosings({ rows }: { rows: readonly EstablishmentCall[] }) {
  const link = { href: paths.calls, name: 'Où et quand candidater' };
  return (
    <Section id="clotures" title="Prochaines clôtures" link={link}>
      {rows.length === 0 && <p className="mt-3 max-w-2xl">{frenchSpaces(NO_CLOSING)}</p>}
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {rows.map((row) => (
          <CallRow key={row.establishment.id} row={row} />
        ))}
      </ul>
    </Section>
  );
}
