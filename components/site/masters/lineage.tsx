import type { Lineage as Kin } from '@/lib/content/masters/master-page';
import { labelOf } from '@/lib/entities/choices';
import type { Proof } from '@/lib/facts/claims';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { WhoSays } from './who-says';

type Props = Kin & {
  /** What the master is to the one that it came after. */
  own: string | null;
  proof: Proof | undefined;
  today: string;
};

/** What a master came after, and what came after it: names and programmes change by reforms. */
export function Lineage({ former, successors, own, proof, today }: Props) {
  return (
    <>
      {successors.map(({ slug, name, succession }) => (
        <p key={slug} className="mt-2">
          {frenchSpaces(`${AFTER[succession ?? ''] ?? AFTER.remplace} : `)}
          <Master slug={slug} name={name} />
        </p>
      ))}
      {former && own && (
        <div className="mt-2">
          {frenchSpaces(`${labelOf('succession', own)} : `)}
          <Master {...former} />
          <WhoSays proof={proof} wordsOf={() => 'un autre master'} today={today} />
        </div>
      )}
    </>
  );
}

/** The same, as the former master has it. */
const AFTER: Record<string, string> = {
  renomme: 'Renommé en',
  remplace: 'Remplacé par',
  issu: 'A donné naissance à',
};

function Master({ slug, name }: { slug: string; name: string }) {
  return (
    <a href={paths.master(slug)} className="link">
      {frenchSpaces(name)}
    </a>
  );
}
