import { frenchDay } from '@/lib/french/dates';
import type { Call } from '@/lib/content/masters/calls';
import { daysBetween } from '@/lib/editorial/masters/call-state';
import { NO_CLOSING, closesIn } from '@/lib/editorial/masters/call-text';
import { placeInCity } from '@/lib/french/names';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { SectionHeading } from '@/components/site/kit/section';

type Props = { calls: readonly Call[]; today: string };

/** What closes next; in the quiet months, when to look again. */
export function NextClosings({ calls, today }: Props) {
  const link = { href: paths.calls, name: 'Où et quand candidater' };
  return (
    <section aria-labelledby="clotures">
      <SectionHeading id="clotures" link={link}>
        Prochaines clôtures
      </SectionHeading>
      {calls.length === 0 && <p className="mt-3 max-w-2xl">{frenchSpaces(NO_CLOSING)}</p>}
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {calls.map((call) => (
          <Closing key={call.id} call={call} today={today} />
        ))}
      </ul>
    </section>
  );
}

function Closing({ call, today }: { call: Call; today: string }) {
  const { universitySlug, establishmentSlug, closesOn } = call;
  const name = call.establishmentAcronym ?? call.establishmentName;
  return (
    <li className="border-b border-rule py-3">
      <a href={paths.establishment(universitySlug, establishmentSlug)} className="link-line">
        {frenchSpaces(placeInCity(name, call.cityName))}
      </a>
      {closesOn && (
        <p>
          {frenchSpaces(`Jusqu’au ${frenchDay(closesOn)}${closesIn(daysBetween(today, closesOn))}`)}
        </p>
      )}
    </li>
  );
}
