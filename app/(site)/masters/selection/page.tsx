import { ButtonLink, QuietLink } from '@/components/site/kit/links';
import type { Metadata } from 'next';
import { Island } from '@/components/site/island';
import { AddByHand, LeftOut, NoneKnown } from '@/components/site/selection/list-parts';
import ShownList from '@/components/site/selection/selection.island';
import {
  Actions,
  CompareButton,
  Papers,
  SelectionItem,
} from '@/components/site/selection/selection-parts';
import { loadSelection } from '@/lib/content/masters/selection';
import { frenchDay, todayInMorocco } from '@/lib/french/dates';
import { counted } from '@/lib/french/numbers';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { markAnswer } from '@/lib/process/answer';
import type { SearchParams } from '@/lib/paging';
import { KEPT_UNDER, isComparable, isEmptyList, readList } from '@/lib/entities/plain/kept-list';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { pageText } from '@/lib/texts/pages';
import { frenchSpaces } from '@/lib/french/typography';
import { PageHeader } from '@/components/site/frame/site-page';
import { Icon } from '@/components/site/kit/icon';
import '@/app/(site)/styles/selection.css';

type Props = { searchParams: SearchParams };

const { h1: title, metaDescription } = pageText('/masters/selection');
const trail = trailTo('/masters/selection');

export const metadata: Metadata = unlistedMetadata(title, metaDescription);

export default async function SelectionPage({ searchParams }: Props) {
  const { m = '' } = await searchParams;
  const list = readList(m);
  const selection = await loadSelection(list);
  const { chosen } = selection;
  const shown = chosen.map(({ master }) => master.slug);
  const isMissing = shown.length === 0 && !isEmptyList(list);
  if (isMissing) markAnswer(404);
  const today = todayInMorocco();
  const lead = `${counted(chosen.length, 'master')}, avec l’état des candidatures au ${frenchDay(today)}.`;
  return (
    <Island name="selection" island={ShownList} props={{ shown }} stored={KEPT_UNDER}>
      {isMissing && <NoneKnown />}
      {isEmptyList(list) && <EmptySelection />}
      {shown.length > 0 && (
        <>
          <PageHeader crumbs={trail} title={title} lead={lead} />
          <div className="wrap space-y-8">
            <LeftOut {...selection} />
            <Actions
              selection={selection}
              slugs={shown}
              title={title}
              url={absoluteUrl(paths.selectionOf(shown))}
            />
            <ol className="selection">
              {chosen.map((one) => (
                <li key={one.master.slug}>
                  <SelectionItem
                    {...one}
                    slugs={shown}
                    today={today}
                    isCompared={isComparable(shown)}
                  />
                </li>
              ))}
            </ol>
            {shown.length > 1 && <CompareButton isChosen={isComparable(shown)} />}
            <Papers />
            <AddByHand slugs={shown} />
          </div>
        </>
      )}
    </Island>
  );
}

const STEPS = [
  'Cherchez par spécialisation, ville ou établissement.',
  'Touchez le cœur d’un master : il rejoint votre sélection.',
  'Revenez ici pour comparer, partager, imprimer la liste ou noter les dates de clôture.',
];

/** With a script, who has kept masters is taken to them from here. */
function EmptySelection() {
  return (
    <>
      <PageHeader crumbs={trail} title={title} lead="Elle est encore vide. Pour la remplir :" />
      <div className="wrap space-y-8">
        <ol className="max-w-2xl list-decimal space-y-2 pl-6 text-lg">
          {STEPS.map((step) => (
            <li key={step}>{frenchSpaces(step)}</li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={paths.masters}>
            <Icon name="search" />
            Chercher un master
          </ButtonLink>
          <QuietLink href={paths.calls}>
            <Icon name="calendar" />
            Voir les candidatures
          </QuietLink>
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
