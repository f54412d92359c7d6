export const MOST_SUBJECTS = 20;

/** Beside the specialisations and cities: the calls for applications that have opened. */
export const OPEN_CALLS = 'candidatures';
