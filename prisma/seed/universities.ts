import { factsOf } from './masters/read';
import type { universities } from './places';

const SITE_READ_IN = 'lien relevé à l’été 2026 dans un dépôt public, page non ouverte';

/** A university with what is known of who says it; its name and its status are general knowledge. */
export function universityRecord(
  { city: _, ror, siteSeenOn, ...own }: (typeof universities)[number],
  cityId: string | null,
) {
  const row = { ...own, cityId };
  const registry = {
    publisher: 'ROR',
    title: 'Registre mondial des organismes de recherche',
    kind: 'donnees-publiques' as const,
    url: ror,
    date: '2026-06',
  };
  const site = {
    publisher: row.name,
    title: 'Site officiel',
    kind: 'officiel-lien' as const,
    url: row.websiteUrl ?? undefined,
    date: siteSeenOn,
    via: SITE_READ_IN,
  };
  const said = {
    ...(ror && { registry: { says: siteSeenOn ? ['cityId'] : ['cityId', 'websiteUrl'] } }),
    ...(siteSeenOn && { site: { says: ['websiteUrl'] } }),
  };
  return { row, facts: factsOf(said, row, { registry, site }) };
}
