import type { Call } from '@/lib/content/masters/calls';
import type { ChosenMaster } from '@/lib/content/masters/selection';
import { type CallState, callState, platformOf } from '@/lib/editorial/masters/call-state';
import { callHeadline, callHint } from '@/lib/editorial/masters/call-text';
import { nextStep } from '@/lib/editorial/masters/checklist';
import { closedStep, closedWords } from '@/lib/editorial/masters/recruitment';
import { placeInCity } from '@/lib/french/names';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/components/site/kit/external-link';
import { hostOf } from '@/components/site/masters/identity-facts';
import { RemoveButton } from './list-changes';

export const COMPARISON_FORM = 'comparaison';

type Props = ChosenMaster & {
  /** The whole list that the master stands in. */
  slugs: readonly string[];
  isCompared: boolean;
  today: string;
};

export function SelectionItem({ master, calls, slugs, isCompared, today }: Props) {
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
          <ToApply {...{ master, calls, state }} />
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
        <RemoveButton action={paths.selection} {...{ slugs, slug, name }} />
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
          address={state.call?.applyUrl ?? platformOf(calls) ?? master.establishmentApplyUrl}
        />
      </li>
    </>
  );
}

function Notice({ state: { call } }: { state: CallState<Call> }) {
  if (!call) return null;
  const { academicYear, note, source } = call;
  return (
    <li>
      Lire l’avis {academicYear}
      {'\u00a0'}:{' '}
      <ExternalLink href={source.url} className="link">
        {frenchSpaces(source.publisher)}
      </ExternalLink>
      {note && `. ${frenchSpaces(note)}`}
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
