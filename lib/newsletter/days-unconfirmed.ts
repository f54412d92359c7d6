/** How long an address that nobody confirmed is kept. Texts say “sept jours”. */
export const DAYS_UNCONFIRMED = 7;
