import { SITE_NAME } from '@/lib/editorial/site-name';
import { frenchSpaces, shorten } from '@/lib/french/typography';

const LONGEST_TITLE = 60;
const SHORTEST_DESCRIPTION = 70;
const LONGEST_DESCRIPTION = 160;
/** Completes a description that is too short for search engines. */
const CLOSING =
  'Universités, spécialisations, villes et démarches : le guide gratuit des masters au Maroc.';

export function pageTitle(title: string): string {
  return withSiteName(frenchSpaces(title));
}

/**
 * The place stays whole, because it tells masters of the same name apart. So does a name that is
 * too long by itself: its end is often all that differs from the next.
 */
export function placedTitle(name: string, place: string): string {
  if (name.length > LONGEST_TITLE) return `${name} – ${place}`;
  const ending = ` – ${shorten(place, LONGEST_TITLE / 2)}`;
  return `${shorten(name, LONGEST_TITLE - ending.length)}${ending}`;
}

export function mastersTitle(name: string): string {
  const full = `${name} : masters et candidatures`;
  const ending = ' : masters';
  return full.length <= LONGEST_TITLE
    ? full
    : shorten(name, LONGEST_TITLE - ending.length) + ending;
}

export function fittingDescription(text: string): string {
  const given = text.trim();
  const full =
    given.length >= SHORTEST_DESCRIPTION
      ? given
      : `${given}${/[\p{L}\p{N})»]$/u.test(given) ? '.' : ''} ${CLOSING}`;
  return frenchSpaces(shorten(full, LONGEST_DESCRIPTION));
}

export function withSiteName(title: string): string {
  const full = `${title} | ${SITE_NAME}`;
  return full.length <= LONGEST_TITLE || title.length < 15 ? full : title;
}
