import type { MastersOf } from '@/lib/content/masters/directory';
import type { Programme } from '@/lib/content/masters/programmes';
import { labelOf } from '@/lib/entities/choices';
import { feeText } from '@/lib/entities/shown';
import { closedWords } from '@/lib/editorial/masters/recruitment';
import { newestDate } from '@/lib/editorial/masters/source-age';
import { frenchDay, ofPartialDate } from '@/lib/french/dates';
import { placeInCity } from '@/lib/french/names';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { SectionHeading } from '@/components/site/kit/section';
import { KeepButton } from './keep-button';

type Props = { master: Programme; heading?: 'h2' | 'h3'; kept?: readonly string[] };

export function MasterCard({ master, heading: Heading = 'h3', kept }: Props) {
  const { name, slug, kind, cityName, establishmentAcronym, establishmentName, rhythm } = master;
  const closed = closedWords(master.status);
  const facts = [rhythm && labelOf('rhythm', rhythm), feeText(master)].filter(
    (fact) => fact !== null,
  );
  return (
    <article className="card flex h-full flex-col border-t border-rule pt-4 pb-3">
      <p className="kicker pr-10">
        {master.categories.map((category) => frenchSpaces(category.name)).join(', ') ||
          labelOf('programmeKind', kind)}
      </p>
      <Heading className="mt-1 text-xl">
        <a href={paths.master(slug)} className="card-link">
          {frenchSpaces(name)}
        </a>
      </Heading>
      <p className="mt-1.5">
        {frenchSpaces(placeInCity(establishmentAcronym ?? establishmentName, cityName))}
      </p>
      {closed && <p className="mt-1.5 font-semibold">{closed}</p>}
      <p className="meta mt-1.5">
        {master.categories.length > 0 && <span>{labelOf('programmeKind', kind)}</span>}
        {facts.map((fact) => (
          <span key={fact}>{frenchSpaces(fact)}</span>
        ))}
        <span>{frenchSpaces(evidenceWords(master))}</span>
      </p>
      <KeepButton master={master} kept={kept} />
    </article>
  );
}

/** Whether a person looked, and else how old the newest source is. */
function evidenceWords({ verifiedOn, sources }: Programme): string {
  if (verifiedOn) return `Vérifié le ${frenchDay(verifiedOn)}`;
  const newest = newestDate(sources);
  return `Pas encore vérifié, source ${newest ? ofPartialDate(newest) : 'sans date'}`;
}

type SectionProps = {
  title: string;
  masters: readonly Programme[];
  id?: string;
  link?: { href: string; name: string };
  kept?: readonly string[];
};

export function MastersSection({ title, masters, id = 'masters', link, kept }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} link={link}>
        {frenchSpaces(title)}
      </SectionHeading>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {masters.map((master) => (
          <li key={master.id}>
            <MasterCard master={master} kept={kept} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OfPlaceProps = { masters: MastersOf; query: string };

/** Nothing where no master is known yet, because other words on the page say so. */
export function MastersOfPlace({ masters: { masters, total }, query }: OfPlaceProps) {
  if (total === 0) return null;
  const link = { href: `${paths.masters}?${query}`, name: total > 1 ? 'Les voir tous' : 'Le voir' };
  const title = counted(total, 'master recensé', 'masters recensés');
  return <MastersSection title={title} masters={masters} link={link} />;
}
