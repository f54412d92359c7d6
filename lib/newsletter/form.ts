/** Each box that is ticked sends one of these. */
export const SUBJECT_FIELD = 'sujet';

export const subjectsOf = (form: URLSearchParams) => form.getAll(SUBJECT_FIELD);

/** As the schema names them; whatever else was sent is refused by it. */
export function fieldsOf(form: URLSearchParams): Record<string, unknown> {
  const { [SUBJECT_FIELD]: _, ...fields } = Object.fromEntries(form);
  return { ...fields, subjects: subjectsOf(form) };
}
