import { CsvFault } from '@/lib/csv/fault';
import { fold } from '@/lib/french/letters';

/** The address, the day on which it consented, and how or where it did so. */
export const CONSENT_COLUMNS = ['email', 'consent_date', 'consent_source'] as const;

export type ConsentColumn = (typeof CONSENT_COLUMNS)[number];
export type Places = Record<ConsentColumn, number>;

/** Nothing may be guessed about a consent, so all three are there once, and nothing else is. */
export function findPlaces(header: readonly string[]): Places {
  const names = header.map((cell) =>
    fold(cell)
      .trim()
      .replaceAll(/[\s-]+/g, '_'),
  );
  for (const [place, name] of names.entries()) {
    if (name === '' || isConsentColumn(name)) continue;
    throw new CsvFault(`Column ${place + 1} is none of: ${CONSENT_COLUMNS.join(', ')}`, 1);
  }
  const placeOf = (column: ConsentColumn) => {
    const place = names.indexOf(column);
    if (place < 0) throw new CsvFault(`The column “${column}” is missing`, 1);
    if (names.lastIndexOf(column) !== place) {
      throw new CsvFault(`The column “${column}” is there twice`, 1);
    }
    return place;
  };
  return {
    email: placeOf('email'),
    consent_date: placeOf('consent_date'),
    consent_source: placeOf('consent_source'),
  };
}

function isConsentColumn(name: string): name is ConsentColumn {
  return CONSENT_COLUMNS.some((one) => one === name);
}
