import { frenchNumber } from '@/lib/french/numbers';
import { SEASON_ENDS, daysBetween } from './call-state';
import { bareDay } from './call-text';

/** When the calls of the last whole season closed. */
export type ClosingSeason = {
  year: number;
  total: number;
  /** The fewest days in which nine of ten closed. */
  most: { from: string; to: string; count: number };
  /** Half of them were over at its end. */
  median: string;
  /** From the week of the first to that of the last, each by its Monday. */
  weeks: { from: string; to: string; count: number }[];
};

/** Fewer say nothing of a season. */
const FEWEST = 10;
const MOST = 0.9;

export function closingSeason(
  closings: readonly string[],
  today: string,
): ClosingSeason | undefined {
  const isOver = (year: string) => today > `${year}${SEASON_ENDS}`;
  const byYear = Map.groupBy(closings.toSorted(), (day) => day.slice(0, 4));
  const [year, days = []] =
    [...byYear].findLast(([year, days]) => isOver(year) && days.length >= FEWEST) ?? [];
  if (year === undefined) return undefined;
  return {
    year: Number(year),
    total: days.length,
    most: mostOf(days),
    median: days[Math.ceil(days.length / 2) - 1] ?? '',
    weeks: weeksOf(days),
  };
}

function mostOf(days: readonly string[]): ClosingSeason['most'] {
  const ahead = Math.ceil(days.length * MOST) - 1;
  const spans = days.slice(0, days.length - ahead).map((from, at) => {
    const to = days[at + ahead] ?? from;
    return { from, to, length: daysBetween(from, to) };
  });
  const [first] = spans.toSorted((one, other) => one.length - other.length);
  const { from = '', to = '' } = first ?? {};
  return { from, to, count: days.filter((day) => from <= day && day <= to).length };
}

function weeksOf(days: readonly string[]): ClosingSeason['weeks'] {
  const first = mondayOf(days[0] ?? '');
  const length = daysBetween(first, days.at(-1) ?? '') / 7;
  return Array.from({ length: Math.floor(length) + 1 }, (_, at) => {
    const [from, to] = [daysAfter(first, at * 7), daysAfter(first, at * 7 + 6)];
    return { from, to, count: days.filter((day) => from <= day && day <= to).length };
  });
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const mondayOf = (day: string) => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** What the picture shows, in words. */
export function seasonSentence({ year, total, most, median }: ClosingSeason): string {
  const share = `${frenchNumber(most.count)} des ${frenchNumber(total)} clôtures datées de ${year}`;
  const span = `entre le ${bareDay(most.from)} et le ${bareDay(most.to)}`;
  return `${share} sont tombées ${span} ; le ${bareDay(median)}, la moitié étaient passées.`;
}

/** Every bar of the picture, for who cannot see it. */
export function seasonByWeek({ weeks }: ClosingSeason): string {
  const told = weeks.filter(({ count }) => count > 0);
  const each = told.map(({ from, count }) => `${bareDay(from)}, ${frenchNumber(count)}`);
  return `Clôtures par semaine, de chaque lundi : ${each.join(' ; ')}.`;
}
