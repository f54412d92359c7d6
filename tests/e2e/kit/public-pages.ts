/** One page of every kind, as the demo content has it. */
export const publicPages = [
  { path: '/', h1: 'Guide Complet des Masters au Maroc' },
  { path: '/masters', h1: 'Masters au Maroc' },
  { path: '/masters/mba-hem', h1: 'MBA HEM' },
  { path: '/masters/epreuves', h1: 'Épreuves passées' },
  { path: '/masters/donnees', h1: 'Données ouvertes des masters au Maroc' },
  { path: '/masters/proposer', h1: 'Proposer un master ou une correction' },
  { path: '/candidatures', h1: 'Où et quand candidater' },
  { path: '/universites/hassan-premier/encg-settat', h1: /gestion de Settat$/ },
  { path: '/specialisations/finance/casablanca', h1: 'Masters en finance à Casablanca' },
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
  { path: '/glossaire', h1: 'Glossaire' },
  { path: '/qui-sommes-nous', h1: 'Qui sommes-nous' },
  { path: '/contact', h1: 'Contact' },
  { path: '/mentions-legales', h1: 'Mentions légales' },
  { path: '/politique-confidentialite', h1: 'Politique de confidentialité' },
  { path: '/plan-du-site', h1: 'Plan du site' },
] as const;

const SOME_MASTERS = 'mba-hem,master-actuariat-finance-encg-casablanca,nulle-part';

/** Not-found and message screens, whose status is their own. */
export const otherScreens = [
  { path: '/villes/nulle-part', status: 404 },
  { path: '/masters?ville=nulle-part', status: 404 },
  { path: '/candidatures?tri=ville', status: 200 },
  { path: '/masters/proposer?master=mba-hem', status: 200 },
  { path: '/masters/proposer?master=nulle-part', status: 404 },
  { path: '/actualites?sujet=finance', status: 200 },
  { path: '/actualites?sujet=nulle-part', status: 404 },
  { path: '/masters/mba-hem/historique', status: 200 },
  { path: '/masters/selection', status: 200 },
  { path: `/masters/selection?m=${SOME_MASTERS}`, status: 200 },
  { path: '/masters/selection?m=nulle-part', status: 404 },
  { path: '/masters/comparer', status: 200 },
  { path: `/masters/comparer?m=${SOME_MASTERS}`, status: 200 },
  { path: '/master-maroc/nulle-part', status: 404 },
  { path: '/nulle-part', status: 404 },
  { path: '/newsletter?etat=inscrit', status: 200 },
] as const;

/** Built of parts that others have: browsers look at those, and tests/api/pages at whether it is so. */
export const ALIKE: Record<string, readonly string[]> = {
  '/admissions': ['/bourses', '/calendrier'],
  '/equivalences': ['/bourses', '/calendrier'],
  '/mentions-legales': ['/glossaire'],
  '/politique-confidentialite': ['/glossaire', '/bourses'],
  '/actualites?sujet=finance': ['/actualites'],
  '/villes/nulle-part': ['/master-maroc/nulle-part'],
  '/masters?ville=nulle-part': ['/master-maroc/nulle-part'],
  '/masters/proposer?master=nulle-part': ['/master-maroc/nulle-part'],
  '/actualites?sujet=nulle-part': ['/master-maroc/nulle-part'],
};

/** One of each kind, for what costs a browser. */
export const screens = [...publicPages, ...otherScreens]
  .map(({ path }): string => path)
  .filter((path) => !(path in ALIKE));
