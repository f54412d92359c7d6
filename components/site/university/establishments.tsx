import type { School } from '@/lib/content/masters/establishment-page';
import { callState } from '@/lib/editorial/masters/call-state';
import { callHeadline } from '@/lib/editorial/masters/call-text';
import { placeInCity } from '@/lib/french/names';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { SectionHeading } from '@/components/site/kit/section';

type Props = { schools: readonly School[]; today: string };

/** Every faculty and school of a university, those without a known master too. */
export function Establishments({ schools, today }: Props) {
  return (
    <section aria-labelledby="etablissements">
      <SectionHeading id="etablissements">{`Établissements (${schools.length})`}</SectionHeading>
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {schools.map((school) => (
          <Row key={school.establishment.id} {...school} today={today} />
        ))}
      </ul>
    </section>
  );
}

function Row({ establishment, calls, today }: School & { today: string }) {
  const { name, acronym, slug, universitySlug, cityName, programmeCount } = establishment;
  const masters =
    programmeCount > 0
      ? counted(programmeCount, 'master recensé', 'masters recensés')
      : 'Aucun master recensé pour le moment';
  return (
    <li className="border-b border-rule py-3">
      <a href={paths.establishment(universitySlug, slug)} className="link-line">
        {frenchSpaces(placeInCity(acronym ?? name, cityName))}
      </a>
      <p>{masters}</p>
      <p className="text-sm text-muted">{frenchSpaces(callHeadline(callState(calls, today)))}</p>
    </li>
  );
}
