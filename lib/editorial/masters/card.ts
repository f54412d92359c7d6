import type { Programme } from '@/lib/entities/programme';
import { frenchDay } from '@/lib/french/dates';
import { placeInCity } from '@/lib/french/typography';

type Placed = Pick<Programme, 'name' | 'establishmentAcronym' | 'establishmentName' | 'cityName'>;

const NO_SUBJECT =
  /^(?:(?:executive|global|international|part[- ]time|master|mastère|spécialisé|e?mba)\s*)+$/i;

/** « Executive MBA » is the title of many: their school tells them apart. */
export function cardTitle(master: Placed): { title: string; place: string | null } {
  const { name, establishmentAcronym, establishmentName, cityName } = master;
  const school = establishmentAcronym ?? establishmentName;
  if (!NO_SUBJECT.test(name)) return { title: name, place: placeInCity(school, cityName) };
  const isCityNamed = cityName !== null && school.includes(cityName);
  return { title: `${name} · ${school}`, place: isCityNamed ? null : cityName };
}

export type Closing = { day: string; isOver: boolean };

/** What is over is a hint for its year, and said to be of that year. */
export function closingWords({ day, isOver }: Closing): string {
  const date = frenchDay(day);
  if (!isOver) return `Clôture le ${date}`;
  const [year] = day.split('-');
  return `Clôture ${year} : ${date.replace(` ${year}`, '')}`;
}
