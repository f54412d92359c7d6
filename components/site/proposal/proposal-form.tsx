import type { FilledForm } from '@/lib/api/posted-form';
import type { PlaceGroup } from '@/lib/content/masters/establishments';
import { choiceValues, labelOf } from '@/lib/entities/choices';
import type { EntityField } from '@/lib/entities/fields/field';
import { QUESTIONS, type Question, programmes } from '@/lib/entities/programme';
import { PROPOSAL_PAGE, PROPOSAL_SENTENCES } from '@/lib/editorial/masters/proposals';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import type { ProposalField } from '@/lib/proposals/form';
import { FormChoice, FormField, FormTrap } from '@/components/site/kit/form-field';

export type FilledProposal = FilledForm<ProposalField>;

type Props = {
  /** The slug of the master that is corrected; without it, one is missing. */
  master?: string;
  groups: readonly PlaceGroup[];
  establishment?: string;
  outcome?: keyof typeof PROPOSAL_SENTENCES;
  filled?: FilledProposal;
};

const FORM = 'proposition';

/** Sent by the browser itself, so that it works without a script. */
export function ProposalForm({ master, groups, establishment, outcome, filled }: Props) {
  const { correction, place, addition } = PROPOSAL_PAGE;
  const words = master ? correction : establishment ? place : addition;
  const field = fieldsOf(filled);
  return (
    <form method="post" action={`${paths.proposeForm}#${FORM}-etat`} className="space-y-5">
      <Outcome outcome={outcome} />
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
          <Places groups={groups} field={field('establishment')} chosen={establishment} />
        </>
      )}
      <FormField {...field('what')} label={words.what} rows={6} maxLength={2000} />
      {(master || !establishment) && <KnownValues filled={filled} />}
      <FormField
        {...field('sourceUrl')}
        label="Lien de la source *"
        hint="L’adresse d’une page que l’on peut ouvrir, avec https://"
        type="url"
        maxLength={2000}
      />
      <FormField
        {...field('email')}
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

const fieldsOf = (filled?: FilledProposal) => (name: ProposalField) => ({
  form: FORM,
  name,
  defaultValue: filled?.values[name],
  error: filled?.errors[name],
});

/** Above the fields: the page opens here again after it was sent. */
function Outcome({ outcome }: Pick<Props, 'outcome'>) {
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

type PlacesProps = {
  groups: readonly PlaceGroup[];
  field: ReturnType<ReturnType<typeof fieldsOf>>;
  chosen?: string;
};

function Places({ groups, field, chosen = '' }: PlacesProps) {
  const slug = field.defaultValue ?? chosen;
  const isKnown = groups.some(({ places }) => places.some((one) => one.slug === slug));
  return (
    <FormChoice
      {...field}
      label="Établissement"
      none="Pas dans cette liste"
      defaultValue={isKnown ? slug : ''}
    >
      {groups.map(({ university, places }) => (
        <optgroup key={university} label={frenchSpaces(university)}>
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {frenchSpaces(name)}
            </option>
          ))}
        </optgroup>
      ))}
    </FormChoice>
  );
}

/** Field by field, so that whoever reads it compares and copies nothing by hand. */
function KnownValues({ filled }: { filled?: FilledProposal }) {
  const field = fieldsOf(filled);
  const isOpen = QUESTIONS.some((question) => filled?.values[question.of]);
  return (
    <details open={isOpen} className="border-y border-rule">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {frenchSpaces('Donner les valeurs exactes (facultatif)')}
      </summary>
      <div className="grid gap-5 pb-5 sm:grid-cols-2">
        {QUESTIONS.map((question) => (
          <Answer key={question.of} question={question} field={field(question.of)} />
        ))}
      </div>
    </details>
  );
}

type AnswerProps = {
  question: (typeof QUESTIONS)[number];
  field: ReturnType<ReturnType<typeof fieldsOf>>;
};

/** Chosen from a list, where there are few answers. */
function Answer({ question, field }: AnswerProps) {
  const { of: name, label } = question;
  if ('maxLength' in question) {
    const type = programmes.said[name].input === 'url' ? 'url' : 'text';
    return (
      <FormField {...field} label={label} type={type} maxLength={question.maxLength} isOptional />
    );
  }
  return (
    <FormChoice {...field} label={label} none="Je ne sais pas">
      {optionsOf(question).map(([value, text]) => (
        <option key={value} value={value}>
          {frenchSpaces(text ?? '')}
        </option>
      ))}
    </FormChoice>
  );
}

function optionsOf({ of: name, words }: Question): [value: string, text: string | null][] {
  const { choices, min = 1, max = 0 }: EntityField = programmes.said[name];
  if (choices) return choiceValues(choices).map((value) => [value, labelOf(choices, value)]);
  const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return numbers.map((value) => [`${value}`, words?.(value) ?? null]);
}
