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
