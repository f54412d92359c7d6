/** One page of every kind, as the demo content has it. */
export const publicPages = [
  { path: '/', h1: 'Guide Complet des Masters au Maroc' },
  { path: '/universites', h1: 'Universités et écoles' },
  { path: '/universites/hassan-ii', h1: 'Université Hassan II de Casablanca' },
  { path: '/specialisations', h1: 'Spécialisations' },
  { path: '/specialisations/mba-management', h1: 'MBA & Management' },
  { path: '/villes', h1: 'Villes' },
  { path: '/villes/fes', h1: 'Fès' },
  { path: '/guides', h1: 'Guides pratiques' },
  { path: '/actualites', h1: 'Actualités' },
  { path: '/master-maroc/etudier-a-fes', h1: /^Master à Fès/ },
  { path: '/admissions', h1: /admission/i },
  { path: '/bourses', h1: /bourse/i },
  { path: '/equivalences', h1: /équivalence/i },
  { path: '/calendrier', h1: /calendrier/i },
  { path: '/qui-sommes-nous', h1: 'Qui sommes-nous' },
  { path: '/contact', h1: 'Contact' },
  { path: '/mentions-legales', h1: 'Mentions légales' },
  { path: '/politique-confidentialite', h1: 'Politique de confidentialité' },
  { path: '/plan-du-site', h1: 'Plan du site' },
] as const;

/** Not-found and message screens, whose status is their own. */
export const otherScreens = [
  { path: '/villes/nulle-part', status: 404 },
  { path: '/master-maroc/nulle-part', status: 404 },
  { path: '/nulle-part', status: 404 },
  { path: '/newsletter?etat=inscrit', status: 200 },
  { path: '/newsletter?etat=erreur', status: 200 },
] as const;
