import { readAdditions } from '@/prisma/seed/masters/read';
import { cities, universities } from '@/prisma/seed/places';
import { publicPages } from '../e2e/kit/public-pages';
import { type Demand, eachSays, has, holds, leads, lists, newestFirst, says } from './demands';
import type { ServedPage } from './page';

const MENU = '[aria-label="Navigation principale"]';
const IN_MENU = ['Masters', 'Universités', 'Spécialisations', 'Villes', 'Guides', 'Actualités'];
const FIGURES = '[aria-label="Le guide en chiffres"]';

/** Its own text, point by point. */
function reasons(title: string, places: { slug: string; reasons?: string }[], slug: string) {
  const { reasons = '' } = places.find((place) => place.slug === slug) ?? {};
  const points = [...reasons.matchAll(/^### (.+)$/gm)].map(([, point = '']) => point);
  return [says('#pourquoi', title), lists('[aria-labelledby=pourquoi] h3', points)];
}

/** What the specification has these pages say and hold, besides what every page keeps to. */
const SPECIFIED: Record<string, Demand[]> = {
  '/': [
    says(FIGURES, 'Masters 200+', 'Universités partenaires 50+', 'Villes 15'),
    says(FIGURES, 'Étudiants aidés 10k+'),
    says('main a[href="/articles"]', 'Voir tous les articles'),
    says('#a-la-une', 'À la une'),
    holds('[aria-labelledby=a-la-une] article', 2),
    // Nothing between the featured articles and the tiles, nor between these and what is new.
    holds('[aria-labelledby=a-la-une] + [aria-labelledby=explorer]', 1),
    holds('[aria-labelledby=explorer] + [aria-labelledby=derniers-articles]', 1),
    holds('[aria-labelledby=derniers-articles] + [aria-labelledby=universites-populaires]', 1),
    holds('[aria-labelledby=derniers-articles] article', 6),
    holds('[aria-labelledby=universites-populaires] article', 2),
    holds('[aria-labelledby=populaires] li', 3),
    eachSays('[aria-labelledby=populaires] li', /k vues$/),
    leads('[aria-labelledby=explorer]', '/universites', '/specialisations', '/villes'),
    holds('[data-ad="300x250"]', 1),
    holds('[data-ad="300x200"]', 1),
  ],
  '/villes/rabat': [
    lists(`${MENU} a`, IN_MENU),
    lists(`${MENU} a[aria-current=true]`, ['Villes']),
    has('header input[type=search]', 'placeholder', /^Rechercher un master\.\.\.$/),
    ...['mba-management', 'ingenierie', 'sante', 'finance', 'marketing'].map((slug) =>
      leads('footer', `/specialisations/${slug}`),
    ),
    ...['casablanca', 'rabat', 'marrakech', 'fes', 'tanger'].map((slug) =>
      leads('footer', `/villes/${slug}`),
    ),
  ],
  '/specialisations/mba-management': [says('dl.stats', '1000+', 'Diplômés', '8+', 'Villes')],
  '/villes/fes': [says('dl.stats', '5+', 'Universités', '2000+', 'Diplômés')],
  '/universites/cadi-ayyad': [says('dl.stats', '1500+', 'Diplômés')],
  '/guides': [
    says('dl.stats', '20+', '5000+', '100%', '2025'),
    holds('main article', 12),
    holds('main article a'),
    eachSays('main article', /\d+ min/, /Débutant|Intermédiaire|Avancé/),
  ],
  '/actualites': [
    holds('[aria-labelledby=articles] article', 12),
    newestFirst('[aria-labelledby=articles] time'),
    leads('main', '/#newsletter'),
    holds('[aria-labelledby=dossiers] li', 4),
  ],
  '/specialisations/droit': [
    says('#autres', 'Autres spécialisations'),
    holds('[aria-labelledby=autres] li', 6),
  ],
  '/universites': [
    says(
      'article:has([href="/universites/cadi-ayyad"])',
      /Villes? : .*Marrakech/,
      /\d+ programmes de master/,
    ),
    has('article a[aria-label*="Cadi Ayyad"]', 'href', /^https:\/\/uca\.ma$/),
    has('article a[href^="https:"]', 'rel', /noopener/),
    // All of them, and six cards while a filter loads.
    holds('main article', universities.length + readAdditions().universities.length),
    holds('[data-skeleton]', 6),
  ],
  '/villes/casablanca': [
    leads('[aria-labelledby=par-specialisation]', '/specialisations/finance/casablanca'),
    ...reasons('Pourquoi étudier à Casablanca', cities, 'casablanca'),
  ],
  '/villes/ifrane': reasons('Pourquoi étudier à Ifrane', cities, 'ifrane'),
  '/universites/mohammed-v': reasons(
    'Pourquoi choisir l’Université Mohammed V',
    universities,
    'mohammed-v',
  ),
  '/universites/hem': reasons('Pourquoi choisir HEM', universities, 'hem'),
  '/mentions-legales': [says('main', '19 septembre 2025')],
  '/politique-confidentialite': [says('main', '26 mois', '3 ans', 'date d’inscription')],
  '/qui-sommes-nous': [
    says('main section:last-of-type h2', 'Nos valeurs'),
    holds('main section:last-of-type li', 4),
  ],
  '/contact': [says('main', '24h', '9h-17h')],
  '/plan-du-site': [
    leads('main', '/', '/universites', '/specialisations', '/villes', '/qui-sommes-nous'),
    leads('main', '/contact', '/mentions-legales', '/politique-confidentialite', '/#newsletter'),
  ],
  '/master-maroc/etudier-a-fes': [
    says('main', /\d+ min de lecture/, /\d+ vue/, 'j’aime', 'Par l’équipe éditoriale'),
    says('main', '21 juillet 2026', 'Dernière mise à jour : 21 juillet 2026'),
    says('.prose', 'Le patrimoine comme terrain de travail', 'logement.onousc.ma'),
    holds('[aria-label="Fil d’Ariane"] li', 3),
    says('[aria-label="Fil d’Ariane"] li:nth-child(2)', 'Articles'),
    has('.prose a[href^="https:"]', 'rel', /noopener/),
  ],
  '/master-maroc/master-management-mba-debouches': [
    says('#sur-le-meme-sujet', 'Sur le même sujet'),
    holds('[aria-labelledby=sur-le-meme-sujet] article', 3),
    says('[aria-labelledby=sur-le-meme-sujet] article', 'MBA & Management'),
    holds('[aria-labelledby=sur-le-meme-sujet] a[href$="/master-management-mba-debouches"]'),
  ],
};

/** What the specification has every page of a kind say. */
const OF_EVERY: [path: RegExp, demands: Demand[]][] = [
  [
    /^\/villes\/[^/?]+$/,
    [
      holds('dl.stats dt', 3),
      says('dl.stats', 'Universités', 'Diplômés', 'Article'),
      says('#pourquoi', 'Pourquoi étudier à'),
    ],
  ],
  [
    /^\/universites\/[^/?]+$/,
    [says('dl.stats', 'Diplômés', 'Article'), says('#pourquoi', 'Pourquoi choisir')],
  ],
  [
    /^\/specialisations\/[^/?]+$/,
    [holds('dl.stats dt', 3), says('dl.stats', 'Diplômés', 'Villes', 'Article')],
  ],
];

export const faultsOfKind = (page: ServedPage): string[] =>
  OF_EVERY.filter(([path]) => path.test(pathOf(page)))
    .flatMap(([, demands]) => demands)
    .flatMap((demand) => demand(page));

const pathOf = ({ url }: ServedPage) => url.slice(new URL(url).origin.length);

/** Screens that search engines do not keep. */
const UNLISTED: Record<string, Demand[]> = {
  '/login': [
    lists('h1', ['Admin Login']),
    lists('[aria-label=Breadcrumb] li', ['Accueil', 'Admin Login']),
    leads('[aria-label=Breadcrumb]', '/'),
  ],
  '/villes/nulle-part': [lists('h1', ['Ville non trouvée']), leads('main', '/villes')],
  '/universites/nulle-part': [
    lists('h1', ['Université non trouvée']),
    leads('main', '/universites'),
  ],
  '/specialisations/nulle-part': [
    lists('h1', ['Spécialisation non trouvée']),
    leads('main', '/specialisations'),
  ],
  '/master-maroc/nulle-part': [
    lists('h1', ['Article non trouvé']),
    lists('h1 + p', ["L'article que vous recherchez n'existe pas."]),
  ],
  '/nulle-part': [
    lists('h1', ['Cette page n’existe pas']),
    says('[lang=en]', '404 Page Not Found', 'Did you forget to add the page to the router?'),
    has('meta[name=description]', 'content', /adresse/),
    leads('main', '/', '/villes', '/actualites', '/plan-du-site'),
  ],
};

const TITLES = new Map(publicPages.map(({ path, h1 }) => [path as string, h1]));

/** Pages of which something is specified. */
export const SPECIFIED_PATHS = [...new Set([...TITLES.keys(), ...Object.keys(SPECIFIED)])];

export function specifiedFaults(page: ServedPage): string[] {
  const path = pathOf(page);
  const demands = [...(SPECIFIED[path] ?? []), ...(UNLISTED[path] ?? [])];
  const title = TITLES.get(path);
  if (title) demands.push(typeof title === 'string' ? lists('h1', [title]) : says('h1', title));
  return demands.flatMap((demand) => demand(page));
}
