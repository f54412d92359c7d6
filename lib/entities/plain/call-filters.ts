/** What readers ask for among calls: a state, or of the open ones those that close soon. */
export const CALL_FILTERS = ['bientot', 'ouvert', 'a-venir', 'sans-date', 'clos'] as const;

export type CallFilter = (typeof CALL_FILTERS)[number];
