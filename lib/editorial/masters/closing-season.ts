import { SEASON_ENDS, bareDay, daysBetween } from './call-state';

/** When the calls of the last season closed: nine of ten between two days. */
export type ClosingSeason = {
  year: string;
  closings: readonly string[];
  from: string;
  to: string;
  median: string;
  /** From the week of the first to that of the last, by their Mondays. */
  weeks: { monday: string; count: number; isWithin: boolean }[];
};

/** Fewer say nothing of a season. */
const FEWEST = 10;
const WEEK_MS = 7 * 86_400_000;

export function closingSeason(days: readonly string[], today: string): ClosingSeason | undefined {
  const past = days.filter((day) => day < today);
  const years = Map.groupBy(past.toSorted(), (day) => day.slice(0, 4));
  const [year, closings] =
    [...years].findLast(([year, own]) => own.length >= FEWEST && today > year + SEASON_ENDS) ?? [];
  if (!year || !closings) return undefined;
  const at = (share: number) => closings[Math.round((closings.length - 1) * share)] ?? '';
  const [from, to] = [at(0.05), at(0.95)];
  const byWeek = Map.groupBy(closings, mondayOf);
  const length = daysBetween(mondayOf(at(0)), at(1)) / 7;
  const weeks = Array.from({ length: Math.floor(length) + 1 }, (_, later) => {
    const monday = dayOfTime(Date.parse(mondayOf(at(0))) + later * WEEK_MS);
    const isWithin = mondayOf(from) <= monday && monday <= to;
    return { monday, count: byWeek.get(monday)?.length ?? 0, isWithin };
  });
  return { year, closings, from, to, median: at(0.5), weeks };
}

const dayOfTime = (time: number) => new Date(time).toISOString().slice(0, 10);

const mondayOf = (day: string) =>
  dayOfTime(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000);

/** What the picture shows, in words. */
export function seasonSentence({ year, closings, from, to, median }: ClosingSeason): string {
  const within = closings.filter((day) => from <= day && day <= to).length;
  const share = `${within} des ${closings.length} clôtures datées de ${year}`;
  const span = `entre le ${bareDay(from)} et le ${bareDay(to)}`;
  return `${share} sont tombées ${span} ; le ${bareDay(median)}, la moitié étaient passées.`;
}

/** Every bar of the picture, for who cannot see it. */
export function seasonByWeek({ weeks }: ClosingSeason): string {
  const told = weeks.filter(({ count }) => count > 0);
  const each = told.map(({ monday, count }) => `${bareDay(monday)}, ${count}`);
  return `Clôtures par semaine (date du lundi, nombre) : ${each.join(' ; ')}.`;
}
