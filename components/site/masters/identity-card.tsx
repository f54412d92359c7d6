import type { Programme } from '@/lib/content/masters/programmes';
import { UNKNOWN } from '@/lib/editorial/masters/identity';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { SectionHeading } from '@/components/site/kit/section';
import { IDENTITY_FACTS, type IdentityFact } from './identity-facts';

/** What is not known is said to be so, in its place. */
export function IdentityCard({ master, isPreview }: { master: Programme; isPreview: boolean }) {
  return (
    <section aria-labelledby="fiche">
      <SectionHeading id="fiche">La fiche du master</SectionHeading>
      <dl className="facts mt-2">
        {IDENTITY_FACTS.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              <FactValue fact={fact} master={master} unknown={UNKNOWN} />
              {!isPreview && !fact.text(master) && <Complete fact={fact} master={master} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whoever knows more can say so, with a source. */
function Complete({ fact, master }: Omit<Props, 'unknown'>) {
  return (
    <a href={paths.correctMaster(master.slug)} rel="nofollow" className="link no-print ml-2">
      Compléter<span className="sr-only">{frenchSpaces(` : ${fact.name}`)}</span>
    </a>
  );
}

type Props = { fact: IdentityFact; master: Programme; unknown: string };

export function FactValue({ fact: { text, shown }, master, unknown }: Props) {
  const words = text(master);
  if (!words) return <span className="text-muted">{unknown}</span>;
  return shown ? shown(master) : frenchSpaces(words);
}
