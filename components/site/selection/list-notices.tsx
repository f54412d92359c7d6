import { leftOutSentences } from '@/lib/editorial/masters/checklist';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { MOST_KEPT } from '@/lib/entities/plain/kept-list';
import { Missing } from '@/components/site/entity/missing';
import { Icon } from '@/components/site/kit/icon';

type Props = { unknown: number; tooMany: number; others?: readonly string[] };

/** Nothing of a list disappears without a word. */
export function LeftOut({ unknown, tooMany, others = [] }: Props) {
  const sentences = leftOutSentences({ unknown, tooMany }, MOST_KEPT);
  if (others.length > 0) {
    sentences.push(`Quatre masters au plus tiennent côte à côte. Sans : ${others.join(' ; ')}.`);
  }
  if (sentences.length === 0) return null;
  return (
    <div role="note" className="notice">
      <Icon name="warning" className="mt-1 size-5" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{frenchSpaces(sentence)}</p>
        ))}
      </div>
    </div>
  );
}

export function NoneKnown() {
  return (
    <Missing
      title="Aucun de ces masters n’est publié"
      text="Ce lien ne mène à aucune fiche publiée : ces masters n’existent pas, ou ont été retirés."
      link={{ href: paths.masters, name: 'Voir tous les masters' }}
    />
  );
}
