'use client';

import { type ReactNode, useState } from 'react';
import { served } from '@/components/site/island';
import { FormField, FormTrap, filledField } from '@/components/site/kit/form-field';
import { useJudgedForm } from '@/components/site/kit/judged-form';
import type { FilledForm } from '@/lib/api/posted-form';
import {
  PROPOSAL_FORM,
  PROPOSAL_PAGE,
  PROPOSAL_SENTENCES,
} from '@/lib/editorial/masters/proposals';
import { type ProposalText, proposalTextSchema } from '@/lib/entities/proposal-text';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { ProposalField } from '@/lib/proposals/form';

export { hydrate } from '@/components/browser/hydrate';

export type FilledProposal = FilledForm<ProposalField>;

export type ProposalProps = {
  /** The slug of the master that is corrected; without it, one is missing. */
  master?: string;
  establishment?: string;
  outcome?: keyof typeof PROPOSAL_SENTENCES;
  filled?: FilledProposal;
};

type Props = ProposalProps & {
  hasAnswers: boolean;
  /** The list of establishments. */
  places?: ReactNode;
  /** What is asked of a master field by field. */
  questions?: ReactNode;
};

/** Tells at once what the server would refuse; the browser itself posts the rest. */
export default function ProposalForm(props: Props) {
  const { master, establishment, filled, hasAnswers } = props;
  const [outcome, tell] = useState(props.outcome);
  const { judged, handleSubmit } = useJudgedForm(proposalTextSchema);
  const { correction, place, addition } = PROPOSAL_PAGE;
  const words = master ? correction : establishment ? place : addition;

  const field = (name: ProposalField) => filledField(PROPOSAL_FORM, name, filled);
  const text = (name: keyof ProposalText) => ({
    ...field(name),
    ...judged(name, filled?.errors[name]),
  });

  return (
    <form
      method="post"
      action={`${paths.proposeForm}#${PROPOSAL_FORM}-etat`}
      onSubmit={handleSubmit(
        (_, event) => post(event?.target as HTMLFormElement),
        () => tell('invalid'),
      )}
      className="space-y-5"
    >
      {/* Above the fields: the page opens here again after it was sent. */}
      <div id={`${PROPOSAL_FORM}-etat`} role="status" className="scroll-mt-24">
        {outcome && (
          <p className="border-l-4 border-brand bg-surface p-5">
            {frenchSpaces(PROPOSAL_SENTENCES[outcome])}
          </p>
        )}
      </div>
      {master ? (
        <input type="hidden" name="master" value={master} />
      ) : (
        <>
          <FormField
            {...field('name')}
            label={establishment ? place.name : 'Intitulé du master *'}
            type="text"
            maxLength={200}
            isOptional={Boolean(establishment)}
          />
          <div {...served(props.places)} />
        </>
      )}
      <FormField {...text('what')} label={words.what} rows={6} maxLength={2000} />
      {(master || !establishment) && (
        <details open={hasAnswers} className="border-y border-rule" {...served(props.questions)} />
      )}
      <FormField
        {...text('sourceUrl')}
        label="Lien de la source *"
        hint="L’adresse d’une page que l’on peut ouvrir, avec https://"
        type="url"
        maxLength={2000}
      />
      <FormField
        {...text('email')}
        label="Votre email (facultatif)"
        type="email"
        autoComplete="email"
        maxLength={254}
        isOptional
      />
      <FormTrap form={PROPOSAL_FORM} />
      <input type="hidden" name={TIME_TAKEN} defaultValue="" />
      {filled && <input type="hidden" name="moment" defaultValue={filled.stamp} />}
      <p className="text-sm text-muted">{frenchSpaces(PROPOSAL_PAGE.privacy)}</p>
      <button type="submit" className="button max-sm:w-full">
        Envoyer la proposition
      </button>
    </form>
  );
}

const TIME_TAKEN = 'secondes';

/** Who tells how long it took is spared the second sending that the site asks of programs. */
function post(form: HTMLFormElement) {
  const seconds = form.elements.namedItem(TIME_TAKEN) as HTMLInputElement;
  seconds.value = (performance.now() / 1000).toFixed(1);
  form.submit();
}
