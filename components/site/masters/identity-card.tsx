import { TextLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { ReactNode } from 'react';
import { IDENTITY_FACTS, type Programme, RARE_FACTS, programmes } from '@/lib/entities/programme';
import { type Shown, UNKNOWN, hostOf, otherText, shownText } from '@/lib/entities/shown';
import { type GeneralRule, ruleText } from '@/lib/facts/rules';
import type { OfficialSite } from '@/lib/content/masters/master-page';
import type { Proofs } from '@/lib/content/masters/claims';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { WhoSays } from './who-says';

type CardProps = {
  master: Programme;
  rules: readonly GeneralRule[];
  proofs: Proofs;
  officialSite?: OfficialSite;
  isPreview: boolean;
  today: string;
};

/** What is not known is said to be so, in its place. */
export function IdentityCard(props: CardProps) {
  const { master, rules, proofs, officialSite, isPreview, today } = props;
  const known = RARE_FACTS.filter((fact) => proofs[fact.of] ?? shownText(programmes, fact, master));
  return (
    <Section id="fiche" title="La fiche du master">
      <p className="mt-3 max-w-2xl text-muted">{frenchSpaces(HOW_TO_READ)}</p>
      <dl className="facts mt-2">
        {[...IDENTITY_FACTS, ...known].map((fact) => (
          <div key={fact.of}>
            <dt>{fact.name}</dt>
            <dd>
              <FactValue
                fact={fact}
                master={master}
                unknown={
                  ruleText(fact.of, master, rules) ??
                  (proofs[fact.of] ? 'Non retenu par le guide' : (fact.unknown ?? UNKNOWN))
                }
              />
              {!isPreview && !shownText(programmes, fact, master) && (
                <Complete fact={fact} master={master} />
              )}
              {fact.of === 'officialUrl' && officialSite && <Site site={officialSite} />}
              <WhoSays
                proof={proofs[fact.of]}
                wordsOf={otherText(programmes, fact, master)}
                today={today}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const HOW_TO_OPEN =
  'Qui le dit ? La ligne sous un fait s’ouvre : sa source, sa date, et qui l’a lue.';

const HOW_TO_READ = `${HOW_TO_OPEN} Les spécialisations sont un classement du guide.`;

function Site({ site: { of, url } }: { site: OfficialSite }) {
  return (
    <p>
      {frenchSpaces(of === 'university' ? 'Site de l’université : ' : 'Site de l’établissement : ')}
      <TextLink href={url}>{hostOf(url)}</TextLink>
    </p>
  );
}

/** Whoever knows more can say so, with a source. */
function Complete({ fact, master }: Omit<Props, 'unknown'>) {
  return (
    <a
      href={paths.correctMaster(master.slug)}
      rel="nofollow"
      className="link no-print ml-2 inline-block"
    >
      Compléter<span className="sr-only">{frenchSpaces(` : ${fact.name}`)}</span>
    </a>
  );
}

type Props = { fact: Shown<Programme>; master: Programme; unknown: string };

export function FactValue({ fact, master, unknown }: Props) {
  const words = shownText(programmes, fact, master);
  if (!words) return <span className="text-muted">{frenchSpaces(unknown)}</span>;
  return LINKED[fact.of]?.(words, master) ?? frenchSpaces(words);
}

/** Where the words of a fact lead somewhere. */
const LINKED: Partial<Record<keyof Programme, (words: string, master: Programme) => ReactNode>> = {
  categoryIds: (_, { categories }) =>
    categories.map(({ slug, name }, index) => (
      <span key={slug}>
        {index > 0 && ', '}
        <Place href={paths.category(slug)}>{name}</Place>
      </span>
    )),
  establishmentId: (words, { universitySlug, establishmentSlug }) => (
    <Place href={paths.establishment(universitySlug, establishmentSlug)}>{words}</Place>
  ),
  universityName: (words, { universitySlug }) => (
    <Place href={paths.university(universitySlug)}>{words}</Place>
  ),
  cityName: (words, { citySlug }) => citySlug && <Place href={paths.city(citySlug)}>{words}</Place>,
  officialUrl: (words, { officialUrl }) =>
    officialUrl && <TextLink href={officialUrl}>{words}</TextLink>,
};

function Place({ href, children }: { href: string; children: string }) {
  return <TextLink href={href}>{frenchSpaces(children)}</TextLink>;
}
