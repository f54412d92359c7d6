import { cities, universities } from '@/prisma/seed/places';
import { type Demand, has, holds, leads, lists, says } from '../demands';
import { on } from './statement';

type Place = { slug: string; reasons?: string };

/** Its own text, point by point. */
const reasons = (title: string, places: Place[], slug: string): Demand[] => [
  says('#pourquoi', title),
  pointsOf(places.find((place) => place.slug === slug)?.reasons ?? ''),
];

/** That a text in Markdown is shown, by the headings of its points. */
export const pointsOf = (text: string): Demand =>
  lists(
    '[aria-labelledby=pourquoi] h3',
    [...text.matchAll(/^### (.+)$/gm)].map(([, point = '']) => point),
  );

const CRUMBS = '[aria-label="Fil d’Ariane"]';
const ARTICLE = '/master-maroc/etudier-a-fes';

export const articles = [
  on(
    ARTICLE,
    'the breadcrumb of an article goes from all articles to its title (spec 2.18)',
    holds(`${CRUMBS} li`, 3),
    says(`${CRUMBS} li:nth-child(2)`, 'Articles'),
    says(`${CRUMBS} li:nth-child(3)`, 'Master à Fès'),
  ),
  on(
    ARTICLE,
    'an article says what it is, how long, since when, by whom and how much it is read (spec 2.19)',
    holds('main .badge', 1),
    says('h1', /^Master à Fès/),
    says('h1 + p', /\w{4}/),
    says('main', /\d+ min de lecture/, /\d+ vue/, 'j’aime', 'Par l’équipe éditoriale'),
    says('main header time', '21 juillet 2026'),
  ),
  on(
    ARTICLE,
    'the text of an article is rendered, with its links (spec 2.21)',
    says('.prose', 'Le patrimoine comme terrain de travail', 'logement.onousc.ma'),
    holds('.prose h2#s-sources', 1),
    has('.prose a[href^="https:"]', 'rel', /noopener/),
  ),
  on(
    ARTICLE,
    'the last update of an article is its publication (spec 2.22)',
    says('main', 'Dernière mise à jour : 21 juillet 2026'),
  ),
  on(
    '/master-maroc/master-management-mba-debouches',
    'an article ends with others of its specialisation',
    says('#sur-le-meme-sujet', 'Sur le même sujet'),
    holds('[aria-labelledby=sur-le-meme-sujet] article', 3),
    says('[aria-labelledby=sur-le-meme-sujet] article', 'MBA & Management'),
    holds('[aria-labelledby=sur-le-meme-sujet] a[href$="/master-management-mba-debouches"]'),
  ),
];

export const places = [
  on(
    '/specialisations/mba-management',
    'a specialisation has its three figures (spec 2.26)',
    holds('dl.stats dt', 3),
    says('dl.stats', '1000+', 'Diplômés', '8+', 'Villes', 'Article'),
  ),
  on(
    '/specialisations/droit',
    'a specialisation leads to six others (spec 2.29)',
    says('#autres', 'Autres spécialisations'),
    holds('[aria-labelledby=autres] li', 6),
    holds('[aria-labelledby=autres] a[href="/specialisations/droit"]'),
  ),
  on(
    '/villes/fes',
    'a city has its figures (spec 2.31)',
    says('dl.stats', '5+', 'Universités', '2000+', 'Diplômés', 'Article'),
  ),
  on(
    '/villes/casablanca',
    'the specialisations of a city lead to both together',
    leads('[aria-labelledby=par-specialisation]', '/specialisations/finance/casablanca'),
  ),
  ...Object.entries({
    casablanca: 'Casablanca',
    rabat: 'Rabat',
    marrakech: 'Marrakech',
    fes: 'Fès',
    tanger: 'Tanger',
    ifrane: 'Ifrane',
  }).map(([slug, name]) =>
    on(
      `/villes/${slug}`,
      `${name} says why one would study there, in its own words (spec 2.32)`,
      ...reasons(`Pourquoi étudier à ${name}`, cities, slug),
    ),
  ),
  on(
    '/universites/cadi-ayyad',
    'a university says where it is, where its own site is, and has its figures (spec 2.36)',
    says('dl.stats', '1500+', 'Diplômés', 'Article'),
    leads('main dl', '/villes/marrakech', 'https://uca.ma'),
    says('main dl a[href="https://uca.ma"]', 'Site officiel'),
    says('main p.text-lg, main .text-lg p', /Cadi Ayyad/),
  ),
  ...Object.entries({
    'mohammed-v': 'l’Université Mohammed V',
    'hassan-ii': 'l’Université Hassan II de Casablanca',
    'cadi-ayyad': 'l’Université Cadi Ayyad',
    hem: 'HEM',
  }).map(([slug, name]) =>
    on(
      `/universites/${slug}`,
      `${slug} says why one would choose it, in its own words (spec 2.37)`,
      ...reasons(`Pourquoi choisir ${name}`, universities, slug),
    ),
  ),
];
