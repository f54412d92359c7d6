export const MOST_SUBJECTS = 20;

/** Beside the specialisations and cities: the calls for applications that have opened. */
export const OPEN_CALLS = 'candidatures';

/** Each box that is ticked sends one of these. */
export const SUBJECT_FIELD = 'sujet';

export const subjectsOf = (form: URLSearchParams) => form.getAll(SUBJECT_FIELD);

const MOST_SHOWN = 60;

/** Of a form that was refused: what is shown again travels in a header, which is short. */
export const subjectsToShow = (form: URLSearchParams) => subjectsOf(form).slice(0, MOST_SHOWN);

/** As the schema names them; whatever else was sent is refused by it. */
export function fieldsOf(form: URLSearchParams): Record<string, unknown> {
  const { [SUBJECT_FIELD]: _, ...fields } = Object.fromEntries(form);
  return { ...fields, subjects: subjectsOf(form) };
}
