import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/graph';
import { PageHeader } from '@/components/site/frame/page-header';
import { Icon } from '@/components/site/kit/icon';
import { AddByHand } from './list-changes';

type Props = { title: string; crumbs: readonly Crumb[] };

const STEPS = [
  'Cherchez par spécialisation, ville ou établissement.',
  'Touchez le cœur d’un master : il rejoint votre sélection.',
  'Revenez ici pour comparer, partager, imprimer la liste ou noter les dates de clôture.',
];

/** With a script, who has kept masters is taken to them from here. */
export function EmptySelection({ title, crumbs }: Props) {
  return (
    <>
      <PageHeader crumbs={crumbs} title={title} lead="Elle est encore vide. Pour la remplir :" />
      <div className="wrap space-y-8" data-behaviour="keep" data-selection="">
        <ol className="max-w-2xl list-decimal space-y-2 pl-6 text-lg">
          {STEPS.map((step) => (
            <li key={step}>{frenchSpaces(step)}</li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-3">
          <a href={paths.masters} className="button">
            <Icon name="search" />
            Chercher un master
          </a>
          <a href={paths.calls} className="button button-quiet">
            <Icon name="calendar" />
            Voir les candidatures
          </a>
        </p>
        <p className="max-w-2xl text-muted">
          La liste reste dans ce navigateur&nbsp;: ni compte, ni cookie. Pour la retrouver sur un
          autre appareil, envoyez-vous son lien.
        </p>
        <AddByHand slugs={[]} />
      </div>
    </>
  );
}
