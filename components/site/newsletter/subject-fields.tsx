import type { ReactNode } from 'react';
import { FieldError } from '@/components/site/kit/form-field';
import { frenchSpaces } from '@/lib/french/typography';
import type { Choice } from '@/lib/mail/newsletter/subjects';
import type { SubjectChoices } from '@/lib/mail/newsletter/subjects';
import { OPEN_CALLS, SUBJECT_FIELD } from '@/lib/entities/plain/subject-rules';

type Props = { choices: SubjectChoices; error?: string };

/** Boxes of one form, which are sent without a script. */
export function SubjectFields({ choices, error }: Props) {
  const { chosen } = choices;
  const boxes = (list: readonly Choice[]) =>
    list.map(({ value, name }) => (
      <Box key={value} value={value} isChosen={chosen.includes(value)}>
        {name}
      </Box>
    ));
  return (
    <div className="mt-3 space-y-5">
      <p className="text-sm text-muted">
        {frenchSpaces(
          'Une fois par semaine au plus, et seulement s’il y a du nouveau : les masters et les articles des spécialisations et des villes cochées. Vingt sujets au plus.',
        )}
      </p>
      <FieldError id="sujets">{error}</FieldError>
      <div>
        <Box value={OPEN_CALLS} isChosen={chosen.includes(OPEN_CALLS)}>
          <span className="font-semibold">Candidatures ouvertes</span>
        </Box>
        <p className="text-sm text-muted">
          Celles des spécialisations et des villes choisies, ou toutes si vous n’en choisissez
          aucune.
        </p>
      </div>
      <Group title="Spécialisations">{boxes(choices.categories)}</Group>
      <Group title="Villes" isShort>
        {boxes(choices.cities)}
      </Group>
    </div>
  );
}

type GroupProps = { title: string; isShort?: boolean; children: readonly ReactNode[] };

function Group({ title, isShort, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <fieldset aria-describedby="sujets-erreur">
      <legend className="font-semibold">{title}</legend>
      <div className={`mt-1 grid gap-x-6 sm:grid-cols-2 ${isShort ? 'grid-cols-2' : ''}`}>
        {children}
      </div>
    </fieldset>
  );
}

type BoxProps = { value: string; isChosen: boolean; children: ReactNode };

function Box({ value, isChosen, children }: BoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={SUBJECT_FIELD}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-brand"
      />
      <span>{children}</span>
    </label>
  );
}

/** Closed until somebody wants it: the form is as short as it was. */
export function OptionalSubjects({ choices, error }: Props) {
  return (
    <details className="mt-5" open={choices.chosen.length > 0 || error !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Choisir des sujets (facultatif)
      </summary>
      <SubjectFields choices={choices} error={error} />
    </details>
  );
}
