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
  candidatures: { label: 'Candidatures', all: 'Ouvertes ou non' },
  preuve: { label: 'Preuve', all: 'Vérifié ou non' },
} as const;

export type FacetKey = keyof typeof FACET_LABELS;

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
  ouvertes: 'Candidatures ouvertes',
  verifie: 'Vérifiés par l’équipe',
  officielle: 'Source officielle',
};

/** What a value is called; those that name a row of the database come with its name. */
export function facetValueLabel(facet: FacetKey, value: string, name?: string | null): string {
  const choices = CHOICES[facet];
  return name ?? (choices ? labelOf(choices, value) : (VALUES[value] ?? value));
}

export const SORT_LABELS = {
  pertinence: 'Pertinence',
  nom: 'Nom',
  verifie: 'Vérifiés récemment',
  cloture: 'Clôture proche',
} as const;
