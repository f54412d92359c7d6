import { fieldInSentence } from '@/lib/french/names';
import { counted } from '@/lib/french/numbers';

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

/** Made from what the directory has, so that no two pages say the same. */
export function landingSentence(category: string, city: string, { total, facets }: Numbers) {
  const places = facets.etablissement.map(({ name }) => name).filter((name) => name !== null);
  const named = places.slice(0, NAMED).join(', ');
  const others = places.length - NAMED;
  const where =
    others > 0
      ? `${named} et ${counted(others, 'autre établissement', 'autres établissements')}`
      : named;
  const publicCount = facets.statut.find(({ value }) => value === 'public')?.count ?? 0;
  const open = facets.candidatures[0]?.count ?? 0;
  return [
    `${counted(total, 'master recensé', 'masters recensés')} en ${fieldInSentence(category)} à ${city} : ${where}.`,
    publicCount > 0 && publicCount < total
      ? `${counted(publicCount, 'relève', 'relèvent')} d’un établissement public.`
      : '',
    open > 0
      ? `Les candidatures sont ouvertes pour ${counted(open, 'master')}.`
      : 'Chaque fiche dit ses sources, leur date et ce qui n’est pas connu.',
  ]
    .filter(Boolean)
    .join(' ');
}
