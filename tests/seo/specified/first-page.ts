import { categories, cities, universities } from '@/prisma/seed/places';
import { eachSays, has, holds, leads, lists, says } from '../demands';
import { on } from './statement';

const FIGURES = '[aria-label="Le guide en chiffres"]';
const CADI_AYYAD = 'article:has([href="/universites/cadi-ayyad"])';

export const firstPage = [
  on(
    '/',
    'the hero leads to specialisations and universities (spec 2.5)',
    lists('h1', ['Guide Complet des Masters au Maroc']),
    has('main a.button[href="/specialisations"]', 'href', /./),
    has('main a.button[href="/universites"]', 'href', /./),
  ),
  on(
    '/',
    'the first page has its four figures (spec 2.6)',
    says(FIGURES, 'Masters 200+', 'Universités partenaires 50+', 'Villes 15'),
    says(FIGURES, 'Étudiants aidés 10k+'),
    holds(`${FIGURES} dt`, 4),
  ),
  on(
    '/',
    'two featured articles stand above a way to all of them (spec 2.7)',
    says('#a-la-une', 'À la une'),
    says('main a[href="/articles"]', 'Voir tous les articles'),
    holds('[aria-labelledby=a-la-une] article', 2),
  ),
  on(
    '/',
    'the tiles follow the featured articles, and lead to the three lists (spec 2.8)',
    // Nothing between the featured articles and the tiles, nor between these and what is new.
    holds('[aria-labelledby=a-la-une] + [aria-labelledby=explorer]', 1),
    holds('[aria-labelledby=explorer] + [aria-labelledby=derniers-articles]', 1),
    leads('[aria-labelledby=explorer]', '/universites', '/specialisations', '/villes'),
  ),
  on(
    '/',
    'six articles are the latest, two universities popular (spec 2.9)',
    holds('[aria-labelledby=derniers-articles] + [aria-labelledby=universites-populaires]', 1),
    holds('[aria-labelledby=derniers-articles] article', 6),
    holds('[aria-labelledby=universites-populaires] article', 2),
  ),
  on(
    '/',
    'three popular articles say how often they were read (spec 2.11)',
    holds('[aria-labelledby=populaires] li', 3),
    eachSays('[aria-labelledby=populaires] li', /k vues$/),
  ),
];

export const listPages = [
  on(
    '/universites',
    'the card of a university says what is known of it, and leads to both its pages (spec 2.13)',
    says(CADI_AYYAD, 'Cadi Ayyad', /Villes? : .*Marrakech/, /\d+ programmes de master/),
    says(`${CADI_AYYAD} p`, /\w{4}/),
    has('article a[aria-label*="Cadi Ayyad"]', 'href', /^https:\/\/uca\.ma$/),
    says('article a[aria-label*="Cadi Ayyad"]', 'Site officiel'),
    has('article a[href^="https:"]', 'rel', /noopener/),
    holds('main article', universities.length),
  ),
  on(
    '/universites',
    'the page of the universities brings six skeleton cards (spec 2.15)',
    holds('[data-skeleton]', 6),
  ),
  on(
    '/specialisations',
    'each specialisation has a card with its colour and description (spec 2.16)',
    holds('main article', categories.length),
    holds('main article :is(h2, h3) a[href^="/specialisations/"]', categories.length),
    has('main article', 'class', /(?:^| )tint-[0-9a-f]{6}/),
    eachSays('main article', /\w{4}[^]*\w{4}/),
    holds('main article p', categories.length),
  ),
  on(
    '/villes',
    'each city has a card with its description (spec 2.17)',
    holds('main article', cities.length),
    holds('main article :is(h2, h3) a[href^="/villes/"]', cities.length),
    says('article:has([href="/villes/rabat"]) p', /\w{4}/),
  ),
];
