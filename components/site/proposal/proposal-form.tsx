import type { PlaceGroup } from '@/lib/content/masters/establishments';
import { PROPOSAL_PAGE } from '@/lib/editorial/masters/proposals';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import {
  type FilledProposal,
  KNOWN_VALUES,
  PROPOSAL_SENTENCES,
  type ProposalOutcome,
} from '@/lib/proposals/outcome';
import { FieldError, FormField, FormTrap } from '@/components/site/kit/form-field';
import { durationText } from '@/lib/editorial/masters/identity';
import { choiceValues, labelOf } from '@/lib/entities/choices';

type Props = {
  /** The slug of the master that is corrected; without it, one is missing. */
  master?: string;
  groups: readonly PlaceGroup[];
  establishment?: string;
  outcome?: ProposalOutcome;
  filled?: FilledProposal;
};

const FORM = 'proposition';

/** Sent by the browser itself, so that it works without a script. */
export function ProposalForm({ master, groups, establishment, outcome, filled }: Props) {
  const { correction, place, addition } = PROPOSAL_PAGE;
  const words = master ? correction : establishment ? place : addition;
  const shared = (name: keyof FilledProposal['values']) => ({
    ...{ form: FORM, name },
    ...{ defaultValue: filled?.values[name], error: filled?.errors[name] },
  });
  return (
    <form
      method="post"
      action={`${paths.proposeForm}#${FORM}-etat`}
      data-behaviour="contact"
      data-proposal
      className="space-y-5"
    >
      <Outcome outcome={outcome} />
      {master ? (
        <input type="hidden" name="master" value={master} />
      ) : (
        <>
          <FormField
            {...shared('name')}
            label={establishment ? place.name : 'Intitulé du master *'}
            type="text"
            maxLength={200}
            isOptional={Boolean(establishment)}
          />
          <Places
            groups={groups}
            chosen={filled?.values.establishment ?? establishment}
            error={filled?.errors.establishment}
          />
        </>
      )}
      <FormField {...shared('what')} label={words.what} rows={6} maxLength={2000} />
      {(master || !establishment) && <KnownValues form={FORM} filled={filled} />}
      <FormField
        {...shared('sourceUrl')}
        label="Lien de la source *"
        hint="L’adresse d’une page que l’on peut ouvrir, avec https://"
        type="url"
        maxLength={2000}
      />
      <FormField
        {...shared('email')}
        label="Votre e-mail (facultatif)"
        type="email"
        autoComplete="email"
        maxLength={254}
        isOptional
      />
      <FormTrap form={FORM} />
      <input type="hidden" name="secondes" value="" />
      {filled && <input type="hidden" name="moment" value={filled.stamp} />}
      <p className="text-sm text-muted">{frenchSpaces(PROPOSAL_PAGE.privacy)}</p>
      <button type="submit" className="button max-sm:w-full">
        Envoyer la proposition
      </button>
    </form>
  );
}

/** Above the fields: the page opens here again after it was sent. */
function Outcome({ outcome }: { outcome?: ProposalOutcome }) {
  return (
    <div id={`${FORM}-etat`} role="status" className="scroll-mt-24">
      {outcome && (
        <p className="border-l-4 border-brand bg-surface p-5">
          {frenchSpaces(PROPOSAL_SENTENCES[outcome])}
        </p>
      )}
    </div>
  );
}

type PlacesProps = { groups: readonly PlaceGroup[]; chosen?: string; error?: string };

function Places({ groups, chosen = '', error }: PlacesProps) {
  const id = `${FORM}-establishment`;
  const isKnown = groups.some(({ places }) => places.some(({ slug }) => slug === chosen));
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        Établissement
      </label>
      <select
        id={id}
        name="establishment"
        defaultValue={isKnown ? chosen : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-erreur`}
        className="field mt-1.5"
      >
        <option value="">Pas dans cette liste</option>
        {groups.map(({ university, places }) => (
          <optgroup key={university} label={frenchSpaces(university)}>
            {places.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {frenchSpaces(name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

type KnownValuesProps = { form: string; filled?: FilledProposal };

const SEMESTERS = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => [`${count}`, durationText(count)]);
const RHYTHMS = choiceValues('rhythm').map((value) => [value, labelOf('rhythm', value)]);
const PER = choiceValues('feePer').map((value) => [value, labelOf('feePer', value)]);

/** Field by field, so that whoever reads it compares and copies nothing by hand. */
function KnownValues({ form, filled }: KnownValuesProps) {
  const shared = (name: (typeof KNOWN_VALUES)[number]) => ({
    ...{ form, name, isOptional: true },
    ...{ defaultValue: filled?.values[name], error: filled?.errors[name] },
  });
  const isOpen = KNOWN_VALUES.some((name) => filled?.values[name]);
  return (
    <details open={isOpen} className="border-y border-rule">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {frenchSpaces('Donner les valeurs exactes (facultatif)')}
      </summary>
      <div className="grid gap-5 pb-5 sm:grid-cols-2">
        <Choice {...shared('semesters')} label="Durée" options={SEMESTERS} />
        <Choice {...shared('rhythm')} label="Rythme" options={RHYTHMS} />
        <FormField {...shared('feeAmount')} label="Frais, en DH" type="text" maxLength={12} />
        <Choice {...shared('feePer')} label="Ces frais sont" options={PER} />
        <FormField {...shared('feeYear')} label="Année des frais" type="text" maxLength={4} />
        <FormField {...shared('officialUrl')} label="Page officielle" type="url" maxLength={2000} />
      </div>
    </details>
  );
}

type ChoiceProps = {
  form: string;
  name: string;
  label: string;
  options: readonly (readonly (string | null)[])[];
  defaultValue?: string;
  error?: string;
};

function Choice({ form, name, label, options, defaultValue = '', error }: ChoiceProps) {
  const id = `${form}-${name}`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-erreur`}
        className="field mt-1.5"
      >
        <option value="">Je ne sais pas</option>
        {options.map(([value, text]) => (
          <option key={value} value={value ?? ''}>
            {frenchSpaces(text ?? '')}
          </option>
        ))}
      </select>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
