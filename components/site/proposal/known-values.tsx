import { durationText } from '@/lib/editorial/masters/identity';
import { labelOf } from '@/lib/editorial/masters/labels';
import { frenchSpaces } from '@/lib/french/typography';
import { type FilledProposal, KNOWN_VALUES } from '@/lib/proposals/outcome';
import { choiceValues } from '@/lib/resources/choices';
import { FieldError, FormField } from '@/components/site/kit/form-field';

type Props = { form: string; filled?: FilledProposal };

const SEMESTERS = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => [`${count}`, durationText(count)]);
const RHYTHMS = choiceValues('rhythm').map((value) => [value, labelOf('rhythm', value)]);
const PER = choiceValues('feePer').map((value) => [value, labelOf('feePer', value)]);

/** Field by field, so that whoever reads it compares and copies nothing by hand. */
export function KnownValues({ form, filled }: Props) {
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
