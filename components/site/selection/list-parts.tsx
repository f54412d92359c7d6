import { leftOutSentences } from '@/lib/editorial/masters/recruitment';
import { MOST_KEPT } from '@/lib/entities/plain/kept-list';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Missing } from '@/components/site/entity/missing';
import { Icon } from '@/components/site/kit/icon';

type LeftOutProps = { unknown: number; tooMany: number; others?: readonly string[] };

/** Nothing of a list disappears without a word. */
export function LeftOut({ unknown, tooMany, others = [] }: LeftOutProps) {
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

type RemoveProps = { action: string; slugs: readonly string[]; slug: string; name: string };

/** A form, so that search engines do not follow every list that could be made of this one. */
export function RemoveButton({ action, slugs, slug, name }: RemoveProps) {
  const others = slugs.filter((other) => other !== slug);
  return (
    <form action={action} className="flex">
      <input type="hidden" name="m" value={others.join(',')} />
      <button data-remove={slug} className="link-line text-ink">
        <Icon name="close" className="size-3" />
        Retirer<span className="sr-only"> {frenchSpaces(name)}</span>
      </button>
    </form>
  );
}

/** With a script, hearts add masters to the list that the browser keeps. */
export function AddByHand({ slugs }: { slugs: readonly string[] }) {
  return (
    <noscript>
      <form action={paths.selection} className="no-print max-w-2xl border-y border-rule py-5">
        {slugs.length > 0 && <input type="hidden" name="m" value={slugs.join(',')} />}
        <label htmlFor="ajout" className="font-semibold">
          Adresse d’un master à ajouter
        </label>
        <p id="ajout-aide" className="text-muted">
          Sans JavaScript, votre navigateur ne retient pas la liste&nbsp;: gardez l’adresse de cette
          page parmi vos favoris.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="ajout"
            name="m"
            required
            aria-describedby="ajout-aide"
            className="field flex-1"
          />
          <button className="button button-quiet">Ajouter</button>
        </div>
        {slugs.length > 0 && (
          <p className="mt-3">
            <a href={paths.mastersToAdd(slugs)} rel="nofollow" className="link">
              Ou choisissez-le dans le répertoire
            </a>
            {frenchSpaces(' : chaque cœur y complète cette liste.')}
          </p>
        )}
      </form>
    </noscript>
  );
}
