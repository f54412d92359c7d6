import { paths } from '@/lib/paths';

export type Entry = { href: string; name: string };

/** Only pages that search engines may keep, in the order of the sitemap. */
const entries = {
  home: { href: paths.home, name: 'Accueil' },
  masters: { href: paths.masters, name: 'Masters' },
  calls: { href: paths.calls, name: 'Candidatures' },
  universities: { href: paths.universities, name: 'Universités' },
  categories: { href: paths.categories, name: 'Spécialisations' },
  cities: { href: paths.cities, name: 'Villes' },
  guides: { href: paths.guides, name: 'Guides' },
  news: { href: paths.news, name: 'Actualités' },
  admissions: { href: paths.admissions, name: 'Admissions' },
  scholarships: { href: paths.scholarships, name: 'Bourses' },
  equivalences: { href: paths.equivalences, name: 'Équivalences' },
  calendar: { href: paths.calendar, name: 'Calendrier' },
  glossary: { href: paths.glossary, name: 'Glossaire' },
  data: { href: paths.mastersData, name: 'Données ouvertes' },
  propose: { href: paths.propose, name: 'Proposer un master' },
  about: { href: paths.about, name: 'Qui sommes-nous' },
  contact: { href: paths.contact, name: 'Contact' },
  legalNotice: { href: paths.legalNotice, name: 'Mentions légales' },
  privacy: { href: paths.privacy, name: 'Politique de confidentialité' },
  sitePlan: { href: paths.sitePlan, name: 'Plan du site' },
} as const satisfies Record<string, Entry>;

const { home, masters, calls, universities, categories, cities, guides, news } = entries;
const { admissions, scholarships, equivalences, calendar } = entries;
const { glossary, data, propose, about, contact, legalNotice, privacy, sitePlan } = entries;

const newsletter: Entry = { href: paths.newsletter, name: 'Newsletter' };
const selection: Entry = { href: paths.selection, name: 'Ma sélection' };

export const staticPaths: readonly string[] = Object.values(entries).map(({ href }) => href);

export const mainNavigation: readonly Entry[] = [
  ...[masters, universities, categories, cities],
  ...[guides, news],
];

export const quickLinks: readonly Entry[] = [universities, categories, cities, contact];

/** Shown where a page does not exist. */
export const waysOn: readonly Entry[] = [
  ...[home, masters, universities, categories],
  ...[cities, news, sitePlan],
];

type Group = { title: string; links: readonly Entry[] };

export const footerGroups: readonly Group[] = [
  {
    title: 'Spécialisations',
    links: [
      { href: paths.category('mba-management'), name: 'MBA & Management' },
      { href: paths.category('ingenierie'), name: 'Ingénierie' },
      { href: paths.category('sante'), name: 'Santé' },
      { href: paths.category('finance'), name: 'Finance' },
      { href: paths.category('marketing'), name: 'Marketing' },
    ],
  },
  {
    title: 'Villes',
    links: [
      { href: paths.city('casablanca'), name: 'Casablanca' },
      { href: paths.city('rabat'), name: 'Rabat' },
      { href: paths.city('marrakech'), name: 'Marrakech' },
      { href: paths.city('fes'), name: 'Fès' },
      { href: paths.city('tanger'), name: 'Tanger' },
    ],
  },
  {
    title: 'Démarches',
    links: [selection, calls, admissions, scholarships, equivalences, calendar],
  },
  { title: 'Le guide', links: [glossary, data, about, contact, legalNotice, privacy, sitePlan] },
];

export const sitePlanGroups: readonly Group[] = [
  { title: 'Explorer', links: [home, masters, universities, categories, cities, news] },
  {
    title: 'Préparer sa candidature',
    links: [calls, guides, admissions, scholarships, equivalences, calendar, glossary],
  },
  { title: 'Le guide', links: [about, data, propose, contact, newsletter, legalNotice, privacy] },
];

export const newsTopics: readonly (Entry & { description: string })[] = [
  {
    ...admissions,
    description: 'La sélection sur dossier, les étapes d’une candidature et les pièces à réunir.',
  },
  {
    ...scholarships,
    description: 'La bourse du cycle master, les aides à la mobilité et leurs conditions datées.',
  },
  {
    ...equivalences,
    description: 'Faire reconnaître un diplôme étranger, et le cas des universités françaises.',
  },
  {
    ...calendar,
    description: 'Candidatures, examens, soutenances et jours fériés, avec un agenda à ajouter.',
  },
];
