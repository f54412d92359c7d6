export const MOST_SUBJECTS = 20;

/** Beside the specialisations and cities: the calls for applications that have opened. */
export const OPEN_CALLS = 'candidatures';

const SUBJECT = /^(?:candidatures|[sv]-[a-z0-9]+(?:-[a-z0-9]+)*)$/;
const LONGEST_SUBJECT = 122;

/** candidatures, or the slug of a specialisation after s-, or that of a city after v-. */
export const isSubject = (value: string) => value.length <= LONGEST_SUBJECT && SUBJECT.test(value);

/** With what a page for whoever has confirmed already sends its boxes. */
export const SUBJECTS_ALONE = { name: 'action', value: 'sujets' } as const;

/** Each box that is ticked sends one of these. */
export const SUBJECT_FIELD = 'sujet';

export const subjectsOf = (form: URLSearchParams) => form.getAll(SUBJECT_FIELD);

const MOST_SHOWN = 60;

/**
 * Of a form that was refused: what is shown again travels in a header, which is short, and is
 * searched for, so that only what a box could have sent is.
 */
export const subjectsToShow = (form: URLSearchParams) =>
  subjectsOf(form).filter(isSubject).slice(0, MOST_SHOWN);

/** As the schema names them; whatever else was sent is refused by it. */
export function fieldsOf(form: URLSearchParams): Record<string, unknown> {
  const { [SUBJECT_FIELD]: _, ...fields } = Object.fromEntries(form);
  return { ...fields, subjects: subjectsOf(form) };
}
