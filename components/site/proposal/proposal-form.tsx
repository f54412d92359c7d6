import type { PlaceGroup } from '@/lib/content/masters/establishments';
import { choiceValues, labelOf } from '@/lib/entities/choices';
import type { EntityField } from '@/lib/entities/fields/field';
import { QUESTIONS, type Question, programmes } from '@/lib/entities/programme';
import { PROPOSAL_PAGE } from '@/lib/editorial/masters/proposals';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import {
  type FilledProposal,
  PROPOSAL_SENTENCES,
  type ProposalOutcome,
} from '@/lib/proposals/outcome';
import { FieldError, FormField, FormTrap } from '@/components/site/kit/form-field';

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
    form: FORM,
    name,
    defaultValue: filled?.values[name],
    error: filled?.errors[name],
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

/** Field by field, so that whoever reads it compares and copies nothing by hand. */
function KnownValues({ form, filled }: KnownValuesProps) {
  const isOpen = QUESTIONS.some((question) => filled?.values[question.of]);
  return (
    <details open={isOpen} className="border-y border-rule">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {frenchSpaces('Donner les valeurs exactes (facultatif)')}
      </summary>
      <div className="grid gap-5 pb-5 sm:grid-cols-2">
        {QUESTIONS.map((question) => (
          <Answer key={question.of} form={form} question={question} filled={filled} />
        ))}
      </div>
    </details>
  );
}

type AnswerProps = KnownValuesProps & { question: (typeof QUESTIONS)[number] };

/** Chosen from a list, where there are few answers. */
function Answer({ form, question, filled }: AnswerProps) {
  const { of: name, label } = question;
  const shared = {
    form,
    name,
    label,
    defaultValue: filled?.values[name],
    error: filled?.errors[name],
  };
  if (!('maxLength' in question)) {
    return <Choice {...shared} options={optionsOf(question)} />;
  }
  const type = programmes.said[name].input === 'url' ? 'url' : 'text';
  return <FormField {...shared} type={type} maxLength={question.maxLength} isOptional />;
}

function optionsOf({ of: name, words }: Question): [value: string, text: string | null][] {
  const { choices, min = 1, max = 0 }: EntityField = programmes.said[name];
  if (choices) return choiceValues(choices).map((value) => [value, labelOf(choices, value)]);
  const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return numbers.map((value) => [`${value}`, words?.(value) ?? null]);
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
