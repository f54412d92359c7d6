import { fieldInSentence } from '@/lib/french/typography';
import { counted, frenchNumber } from '@/lib/french/numbers';

export function landingTitle(category: string, city: string): string {
  return `Masters en ${fieldInSentence(category)} à ${city}`;
}

type Count = { count: number };
type Numbers = {
  total: number;
  facets: {
    etablissement: (Count & { value: string; name?: string })[];
    statut: (Count & { value: string })[];
    candidatures: Count[];
  };
};

const NAMED = 3;
const inFrench = new Intl.ListFormat('fr');

/** Made from what the directory has, so that no two pages say the same. */
export function landingSentence(category: string, city: string, { total, facets }: Numbers) {
  const places = facets.etablissement.map(({ name }) => name).filter((name) => name !== undefined);
  const publicCount = facets.statut.find(({ value }) => value === 'public')?.count ?? 0;
  const open = facets.candidatures[0]?.count ?? 0;
  return [
    `Le guide recense ${masters(total)} en ${fieldInSentence(category)} à ${city}${within(places)}.`,
    publicCount > 0 && publicCount < total
      ? `Les établissements publics en proposent ${publicCount === 1 ? 'un seul' : frenchNumber(publicCount)}.`
      : '',
    open > 0
      ? `Les candidatures sont ouvertes pour ${masters(open)}.`
      : 'Chaque fiche dit ses sources, leur date et ce qui n’est pas connu.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The three that have the most are named. */
function within(places: readonly string[]): string {
  const named = inFrench.format(places.slice(0, NAMED));
  if (places.length < 2) return ` (${named})`;
  const count = `, dans ${frenchNumber(places.length)} établissements`;
  return places.length > NAMED ? `${count}, dont ${named}` : `${count} : ${named}`;
}

/** « 3 masters », but « un master »: a figure for one reads as a form. */
function masters(count: number): string {
  return count === 1 ? 'un master' : counted(count, 'master');
}
