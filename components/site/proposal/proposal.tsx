import { Island } from '@/components/site/island';
import { FormField, filledField } from '@/components/site/kit/form-field';
import type { PlaceGroup } from '@/lib/content/masters/establishments';
import { PROPOSAL_FORM } from '@/lib/editorial/masters/proposals';
import { choiceValues, labelOf } from '@/lib/entities/choices';
import type { EntityField } from '@/lib/entities/fields/field';
import { QUESTIONS, type Question, programmes } from '@/lib/entities/programme';
import { frenchSpaces } from '@/lib/french/typography';
import ProposalForm, { type ProposalProps } from './proposal.island';

type Props = ProposalProps & { groups: readonly PlaceGroup[] };

export function Proposal({ groups, ...props }: Props) {
  const { filled } = props;
  const hasAnswers = QUESTIONS.some((question) => filled?.values[question.of]);
  return (
    <Island
      name="proposal"
      island={ProposalForm}
      props={{ ...props, hasAnswers }}
      drawn={{
        places: <Places groups={groups} {...props} />,
        questions: <Questions filled={filled} />,
      }}
    />
  );
}

function Places({ groups, establishment, filled }: Props) {
  return (
    <FormField
      {...filledField(PROPOSAL_FORM, 'establishment', filled)}
      label="Établissement"
      none="Pas dans cette liste"
      defaultValue={filled?.values.establishment ?? establishment}
      isOptional
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
    </FormField>
  );
}

/** Field by field, so that whoever reads it compares and copies nothing by hand. */
function Questions({ filled }: Pick<Props, 'filled'>) {
  return (
    <>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {frenchSpaces('Donner les valeurs exactes (facultatif)')}
      </summary>
      <div className="grid gap-5 pb-5 sm:grid-cols-2">
        {QUESTIONS.map((question) => (
          <Answer key={question.of} question={question} filled={filled} />
        ))}
      </div>
    </>
  );
}

type AnswerProps = Pick<Props, 'filled'> & { question: (typeof QUESTIONS)[number] };

/** Chosen from a list, where there are few answers. */
function Answer({ question, filled }: AnswerProps) {
  const { of: name, label } = question;
  const field = { ...filledField(PROPOSAL_FORM, name, filled), label, isOptional: true };
  const type = typeOf(programmes.said[name]);
  if (type === 'date') return <FormField {...field} type={type} />;
  if ('maxLength' in question) {
    return <FormField {...field} type={type} maxLength={question.maxLength} />;
  }
  return (
    <FormField {...field} none="Je ne sais pas">
      {optionsOf(question).map(([value, text]) => (
        <option key={value} value={value}>
          {frenchSpaces(text ?? '')}
        </option>
      ))}
    </FormField>
  );
}

/** Browsers have inputs of their own for some. */
const typeOf = ({ input }: EntityField) => (input === 'url' || input === 'date' ? input : 'text');

function optionsOf({ of: name, words }: Question): [value: string, text: string | null][] {
  const { choices, min = 1, max = 0 }: EntityField = programmes.said[name];
  if (choices) return choiceValues(choices).map((value) => [value, labelOf(choices, value)]);
  const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return numbers.map((value) => [`${value}`, words?.(value) ?? null]);
}
