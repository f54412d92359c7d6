import { CardLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { MastersOf } from '@/lib/content/masters/directory';
import type { ListedMaster, Programme } from '@/lib/content/masters/programmes';
import { labelOf } from '@/lib/entities/choices';
import { cardTitle, closingWords } from '@/lib/editorial/masters/card';
import { closedWords } from '@/lib/editorial/masters/recruitment';
import { newestDate } from '@/lib/editorial/masters/worth';
import { frenchDay, ofPartialDate } from '@/lib/french/dates';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Island } from '@/components/site/island';
import Heart from '@/components/site/selection/heart.island';
import { KEPT_UNDER } from '@/lib/entities/plain/kept-list';

type Props = { master: ListedMaster; heading?: 'h2' | 'h3'; kept?: readonly string[] };

export function MasterCard({ master, heading: Heading = 'h3', kept }: Props) {
  const { name, slug, kind, rhythm, categories, closing } = master;
  const { title, place } = cardTitle(master);
  const diploma = labelOf('programmeKind', kind);
  const subjects = categories.map((category) => category.name).join(', ');
  const closed = closedWords(master.status);
  return (
    <article className="card flex h-full flex-col border-t border-rule pt-4 pb-3">
      <p className="kicker pr-10">{frenchSpaces(subjects || diploma)}</p>
      <Heading className="mt-1 text-xl">
        <CardLink href={paths.master(slug)}>{frenchSpaces(title)}</CardLink>
      </Heading>
      {place && <p className="mt-1.5">{frenchSpaces(place)}</p>}
      {closed && <p className="mt-1.5 font-semibold">{closed}</p>}
      <Facts
        className="mt-1.5"
        facts={[
          subjects && !name.startsWith(diploma) && diploma,
          rhythm && labelOf('rhythm', rhythm),
          master.cost,
        ]}
      />
      <Facts facts={[closing && closingWords(closing), evidenceWords(master)]} />
      <KeepButton master={master} kept={kept} />
    </article>
  );
}

type FactsProps = { className?: string; facts: readonly (string | false | null | undefined)[] };

function Facts({ className = '', facts }: FactsProps) {
  return (
    <p className={`meta ${className}`}>
      {facts.map((fact) => fact && <span key={fact}>{frenchSpaces(fact)}</span>)}
    </p>
  );
}

/** Whether a person looked, and else how old the newest source is. */
function evidenceWords({ verifiedOn, sources }: Programme): string {
  if (verifiedOn) return `Vérifié le ${frenchDay(verifiedOn)}`;
  const newest = newestDate(sources);
  return `Source ${newest ? ofPartialDate(newest.slice(0, 7)) : 'sans date'}`;
}

type SectionProps = {
  title: string;
  masters: readonly ListedMaster[];
  id?: string;
  link?: { href: string; name: string };
  kept?: readonly string[];
};

export function MastersSection({ title, masters, id = 'masters', link, kept }: SectionProps) {
  return (
    <Section id={id} title={frenchSpaces(title)} link={link}>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {masters.map((master) => (
          <li key={master.id}>
            <MasterCard master={master} kept={kept} />
          </li>
        ))}
      </ul>
    </Section>
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

type KeepProps = {
  master: { slug: string; name: string };
  isNamed?: boolean;
  /** The list that this master joins without a script. */
  kept?: readonly string[];
};

export function KeepButton({ master: { slug, name }, isNamed, kept: list }: KeepProps) {
  return (
    <Island name="heart" island={Heart} props={{ slug, isNamed, list }} stored={KEPT_UNDER}>
      {isNamed ? 'Garder ce master' : frenchSpaces(`Garder : ${name}`)}
    </Island>
  );
}
