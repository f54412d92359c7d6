import { type NamedSource, general } from './named-sources';

const contents = general('contenus, débouchés visés et conseils');

/** Of the description of each specialisation. */
export const categorySources: Record<string, readonly NamedSource[]> = {
  'mba-management': [
    {
      name: 'DRH.ma',
      about: 'sans date relevée (appellation MBA et accréditations)',
      url: 'https://drh.ma/mba-au-maroc-verifier-avant-de-sengager',
    },
    contents,
  ],
  ingenierie: [contents],
  sante: [
    {
      name: 'Vitavox et Le360, conseil du 29 juillet 2025',
      about: 'groupements sanitaires territoriaux',
    },
    contents,
  ],
  finance: [contents],
  marketing: [contents],
  droit: [{ name: 'L’Essentiel', about: 'sans date relevée (projet de loi 66.23)' }, contents],
  'informatique-data-ia': [
    { name: 'Hespress', about: 'sur la stratégie Digital Morocco 2030 (septembre 2024)' },
    contents,
  ],
  'logistique-supply-chain': [contents],
  'ressources-humaines': [contents],
  'tourisme-hotellerie': [
    { name: 'Le360, mars 2025', about: 'visiteurs de 2024, objectif de 2030' },
    contents,
  ],
  'energies-renouvelables': [
    { name: 'Masen, janvier 2026', about: 'puissance installée, objectif de 2030' },
    contents,
  ],
  communication: [contents],
};
