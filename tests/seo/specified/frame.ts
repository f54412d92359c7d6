import { has, holds, leads, lists, says } from '../demands';
import { on } from './statement';

const MENU = '[aria-label="Navigation principale"]';
const IN_MENU = ['Masters', 'Universités', 'Spécialisations', 'Villes', 'Guides', 'Actualités'];
const SOCIAL = 'footer [aria-label="Réseaux sociaux, à venir"]';

/** On every page; any will do. */
const PATH = '/villes/rabat';

export const frame = [
  on(
    PATH,
    'the main navigation is the specified one, with masters before it (spec 1.1)',
    lists(`${MENU} a`, IN_MENU),
    lists(`${MENU} a[aria-current=true]`, ['Villes']),
    leads(MENU, '/universites', '/specialisations', '/villes', '/guides', '/actualites'),
  ),
  on(
    PATH,
    'the search box says what it searches (spec 1.4)',
    has('header input[type=search]', 'placeholder', /^Rechercher un master\.\.\.$/),
  ),
  on(
    PATH,
    'the footer has a tagline, and networks that nobody can follow (spec 1.6)',
    says('footer', 'Le guide gratuit pour choisir un master professionnel'),
    holds(`${SOCIAL} [role=img]`, 3),
    holds(`${SOCIAL} :is(a, button)`),
  ),
  on(
    PATH,
    'the footer leads to five specialisations and five cities (spec 1.7)',
    ...['mba-management', 'ingenierie', 'sante', 'finance', 'marketing'].map((slug) =>
      leads('footer', `/specialisations/${slug}`),
    ),
    ...['casablanca', 'rabat', 'marrakech', 'fes', 'tanger'].map((slug) =>
      leads('footer', `/villes/${slug}`),
    ),
  ),
  ...['/', PATH, '/actualites', '/master-maroc/etudier-a-fes'].map((path) =>
    on(
      path,
      `${path} has a sidebar with advertisements and popular articles (spec 1.8, 1.9)`,
      holds('aside [data-ad="300x250"]', 1),
      holds('aside [data-ad="300x200"]', 1),
      says('aside #populaires', 'Articles populaires'),
      holds('aside [aria-labelledby=populaires] li a', 3),
    ),
  ),
];
