/** How long what a source says is taken to hold: in months, by the fields of all entities. */
const MONTHS: Record<string, number> = {
  officialUrl: 6,
  websiteUrl: 6,
  applyUrl: 6,
  feeFree: 12,
  feeAmount: 12,
  feePer: 12,
  feeYear: 12,
  feeNote: 12,
  admission: 12,
  admissionModes: 12,
  requirements: 12,
  documents: 12,
  selectivity: 12,
  places: 12,
  status: 12,
};
const OTHERWISE = 24;

/** Dates of a call move, and most of all in the months in which calls close: in days. */
const CALL_DATES = ['opensOn', 'closesOn'];
const IN_SEASON = { from: '06-01', until: '10-31', days: 7 };
const OUT_OF_SEASON = 60;

/** The last day on which what was seen on a day can still be taken to hold. */
export function holdsUntil(field: string, seenOn: string, today: string): string {
  const date = new Date(`${seenOn}T00:00:00Z`);
  if (CALL_DATES.includes(field)) {
    const day = today.slice('2026-'.length);
    const isInSeason = day >= IN_SEASON.from && day <= IN_SEASON.until;
    date.setUTCDate(date.getUTCDate() + (isInSeason ? IN_SEASON.days : OUT_OF_SEASON));
  } else date.setUTCMonth(date.getUTCMonth() + (MONTHS[field] ?? OTHERWISE));
  return date.toISOString().slice(0, 10);
}
