import { FACETS, type FacetName, UNKNOWN_COST } from '@/lib/entities/directory';
import { frenchNumber } from '@/lib/french/numbers';
import { type ChoiceName, labelOf } from '@/lib/entities/choices';

export const FACET_LABELS = {
  specialisation: { label: 'Spécialisation', all: 'Toutes' },
  ville: { label: 'Ville', all: 'Toutes' },
  etablissement: { label: 'Établissement', all: 'Tous' },
  universite: { label: 'Université', all: 'Toutes' },
  type: { label: 'Diplôme', all: 'Tous' },
  rythme: { label: 'Rythme', all: 'Tous' },
  langue: { label: 'Langue', all: 'Toutes' },
  statut: { label: 'Statut', all: 'Public et privé' },
  frais: { label: 'Frais', all: 'Tous' },
  budget: { label: 'Budget total', all: 'Sans limite' },
  candidatures: { label: 'Candidatures', all: 'Ouvertes ou non' },
  preuve: { label: 'Preuve', all: 'Vérifié ou non' },
} as const;

type FacetKey = keyof typeof FACET_LABELS;

const CHOICES: Partial<Record<FacetKey, ChoiceName>> = {
  type: 'programmeKind',
  rythme: 'rhythm',
  langue: 'language',
};

const VALUES: Record<string, string> = {
  public: 'Établissements publics',
  prive: 'Privés et partenariats',
  connus: 'Frais connus',
  gratuit: 'Gratuits',
  '0': 'Gratuits en principe',
  [UNKNOWN_COST]: 'Coût total inconnu',
  ouvertes: 'Candidatures ouvertes',
  verifie: 'Vérifiés par l’équipe',
  officielle: 'Source officielle',
};

/** What a value is called; those that name a row of the database come with its name. */
export function facetValueLabel(facet: FacetKey, value: string, name?: string | null): string {
  const choices = CHOICES[facet];
  if (choices) return labelOf(choices, value);
  if (facet === 'budget' && Number(value) > 0) return `Jusqu’à ${frenchNumber(Number(value))} DH`;
  return name ?? VALUES[value] ?? value;
}

type Named = Partial<Record<FacetName, string>>;

/** What is chosen, by the names that readers know. */
export function chosenLabels(chosen: Named, names: Named): { facet: FacetName; name: string }[] {
  return FACETS.flatMap((facet) => {
    const value = chosen[facet];
    return value ? [{ facet, name: facetValueLabel(facet, value, names[facet]) }] : [];
  });
}

export const SORT_LABELS = {
  pertinence: 'Pertinence',
  fiches: 'Récents et complets',
  cout: 'Moins cher d’abord',
  cloture: 'Clôture proche',
  verifie: 'Vérifiés récemment',
  nom: 'Nom',
} as const;
