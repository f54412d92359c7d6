import { ExternalLink, ShareButtons } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { ChosenMaster, Selection } from '@/lib/content/masters/selection';
import {
  type CallState,
  callHeadline,
  callHint,
  callState,
  platformOf,
} from '@/lib/editorial/masters/call-state';
import { USUAL_PAPERS } from '@/lib/texts/topics';
import { frenchSpaces, placeInCity } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Icon } from '@/components/site/kit/icon';
import { type Call, callFactTexts } from '@/lib/entities/call';
import { closedStep, closedWords, nextStep } from '@/lib/editorial/masters/recruitment';
import { hostOf } from '@/lib/entities/shown';
import { RemoveButton } from './list-parts';

type ActionsProps = {
  selection: Selection;
  slugs: string[];
  title: string;
  /** The address of this list, absolute. */
  url: string;
};

export function Actions({ selection: { chosen }, slugs, title, url }: ActionsProps) {
  const hasDates = chosen.some(({ calls }) => calls.some(({ closesOn }) => closesOn !== null));
  return (
    <div className="share-row no-print">
      {hasDates && (
        <a href={paths.selectionFile(slugs)} download className="button">
          <Icon name="calendar" />
          Les dates dans mon agenda
        </a>
      )}
      <button type="button" data-print className="button button-quiet js-only">
        Imprimer la liste
      </button>
      <ShareButtons title={title} url={url} label="Adresse de cette sélection, à copier" />
    </div>
  );
}

/** The boxes of the masters belong to this form. */
export function CompareButton({ isChosen }: { isChosen: boolean }) {
  return (
    <form id={COMPARISON_FORM} action={paths.comparison} className="no-print">
      <button className="button">Comparer les masters cochés</button>
      {!isChosen && (
        <p className="mt-2 text-muted">Cochez-en deux à quatre dans la liste ci-dessus.</p>
      )}
    </form>
  );
}

export function Papers() {
  return (
    <Section
      id="pieces"
      title="Les pièces demandées le plus souvent"
      className="break-inside-avoid"
    >
      <ul className="checklist max-w-2xl">
        {USUAL_PAPERS.map((paper) => (
          <li key={paper}>
            {frenchSpaces(paper.charAt(0).toLocaleUpperCase('fr') + paper.slice(1))}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-2xl text-muted">
        Cette liste vient de quelques avis seulement&nbsp;: celui de chaque établissement fait foi.{' '}
        <a href={paths.admissions} className="link no-print">
          D’où elle vient
        </a>
      </p>
    </Section>
  );
}

const COMPARISON_FORM = 'comparaison';

type SelectionItemProps = ChosenMaster & {
  /** The whole list that the master stands in. */
  slugs: readonly string[];
  isCompared: boolean;
  today: string;
};

export function SelectionItem({ master, calls, slugs, isCompared, today }: SelectionItemProps) {
  const { slug, name, establishmentName, cityName } = master;
  const state = callState(calls, today);
  const closed = closedWords(master.status);
  const hint = closed ? undefined : callHint(state);
  return (
    <article className="selected">
      <h2 className="text-xl sm:text-2xl">
        <a href={paths.master(slug)} className="hover:underline">
          {frenchSpaces(name)}
        </a>
      </h2>
      <p className="mt-1 text-muted">{frenchSpaces(placeInCity(establishmentName, cityName))}</p>
      <p className="mt-3 font-semibold">{frenchSpaces(closed ?? callHeadline(state))}</p>
      {hint && <p className="text-muted">{frenchSpaces(hint)}</p>}
      <ul className="checklist" aria-label={`À faire pour ${frenchSpaces(name)}`}>
        <Notice state={state} />
        {closed ? (
          <li>{frenchSpaces(closedStep(master.status))}</li>
        ) : (
          <ToApply master={master} calls={calls} state={state} />
        )}
      </ul>
      <div className="no-print mt-2 flex flex-wrap items-center gap-x-6">
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
          <input
            type="checkbox"
            name="m"
            value={slug}
            form={COMPARISON_FORM}
            defaultChecked={isCompared}
            className="size-5 accent-brand"
          />
          Comparer<span className="sr-only"> {frenchSpaces(name)}</span>
        </label>
        <RemoveButton action={paths.selection} slugs={slugs} slug={slug} name={name} />
      </div>
    </article>
  );
}

type ToApplyProps = ChosenMaster & { state: CallState<Call> };

function ToApply({ master, calls, state }: ToApplyProps) {
  const { requirements } = master;
  return (
    <>
      <li>
        {requirements
          ? frenchSpaces(`Réunir ce qui est demandé : ${requirements}`)
          : frenchSpaces('Réunir les pièces : nos sources ne les précisent pas, l’avis les donne')}
      </li>
      <li>
        {frenchSpaces(nextStep(state))}
        <Platform
          address={
            state.call?.applyUrl ??
            master.applyUrl ??
            platformOf(calls) ??
            master.establishmentApplyUrl
          }
        />
      </li>
    </>
  );
}

function Notice({ state: { call } }: { state: CallState<Call> }) {
  if (!call) return null;
  const { academicYear, source } = call;
  return (
    <li>
      Lire l’avis {academicYear}
      {'\u00a0'}:{' '}
      <ExternalLink href={source.url} className="link">
        {frenchSpaces(source.publisher)}
      </ExternalLink>
      {callFactTexts(call)
        .map((text) => `. ${frenchSpaces(text)}`)
        .join('')}
    </li>
  );
}

function Platform({ address }: { address: string | null }) {
  if (!address) return '. Plateforme non précisée par nos sources';
  return (
    <>
      . Plateforme{'\u00a0'}:{' '}
      <ExternalLink href={address} className="link">
        {hostOf(address)}
      </ExternalLink>
    </>
  );
}
