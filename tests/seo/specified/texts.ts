import { eachSays, has, holds, leads, lists, newestFirst, says } from '../demands';
import { trailFaults } from '../check-specified';
import { on } from './statement';

const GROUPS = ['Admissions', 'Bourses', 'Équivalences', 'Calendrier'];
const GUIDE = 'main article';
const FIELDS = ['name', 'email', 'subject', 'message'];
const LABELS = FIELDS.map((name) => `label[for=contact-${name}]`).join();
const BOXES = FIELDS.map((name) => `#contact-${name}[required]`).join();

export const texts = [
  on(
    '/guides',
    'the guides have their figures (spec 9.2)',
    says('dl.stats', '20+', '5000+', '100%', '2025'),
    holds('dl.stats dt', 4),
  ),
  on(
    '/guides',
    'four groups of three guides say how long and how difficult they are (spec 2.41)',
    ...['admissions', 'bourses', 'equivalences', 'calendrier'].map((group) =>
      holds(`section#${group} article`, 3),
    ),
    holds(GUIDE, GROUPS.length * 3),
    holds(`${GUIDE} h3 + p`, GROUPS.length * 3),
    eachSays(GUIDE, /\d+ min/, /Débutant|Intermédiaire|Avancé/),
  ),
  on('/guides', 'a guide has no link (spec 2.42)', holds(`${GUIDE} a`)),
  on(
    '/guides',
    'the guides lead on to the three lists and to the contact page (spec 2.43)',
    leads('nav[aria-labelledby=acces-rapides]', '/universites', '/specialisations', '/villes'),
    leads('nav[aria-labelledby=acces-rapides]', '/contact'),
  ),
  on(
    '/actualites',
    'the news have four topics, then articles that lead to their pages (spec 2.44)',
    holds('[aria-labelledby=dossiers] li', 4),
    has('[aria-labelledby=articles] article a', 'href', /^\/master-maroc\/[^/]+$/),
  ),
  on(
    '/actualites',
    'the news begin with the twelve newest articles (spec 9.1)',
    holds('[aria-labelledby=articles] article', 12),
    newestFirst('[aria-labelledby=articles] time'),
  ),
  on('/actualites', 'the news call for the newsletter (spec 2.45)', leads('main', '/#newsletter')),
  on(
    '/qui-sommes-nous',
    'the team tells of mission, vision, offer, itself and four values (spec 2.46)',
    lists('main section h2', [
      ...['Notre mission', 'Notre vision', 'Ce que nous proposons'],
      ...['L’équipe', 'Nos valeurs'],
    ]),
    holds('main section:last-of-type li', 4),
  ),
  on(
    '/contact',
    'the contact form has four fields, all of them required (spec 2.47, 5.2)',
    lists(LABELS, ['Nom complet *', 'Email *', 'Sujet *', 'Message *']),
    holds(BOXES, 4),
    has('#contact-email', 'type', /^email$/),
    has('#contact-message', 'rows', /^6$/),
    says('main form button', 'Envoyer le message'),
  ),
  on(
    '/contact',
    'the contact page says when one is answered (spec 2.48)',
    says('main', 'Réponse sous 24h', 'Lun-Ven 9h-17h'),
  ),
  on(
    '/mentions-legales',
    'the legal notice says of when it is (spec 2.49)',
    says('main', '19 septembre 2025'),
  ),
  on(
    '/politique-confidentialite',
    'the privacy policy says what is kept (spec 2.50)',
    says('main', 'votre email et la date d’inscription'),
    says('main', 'votre nom, votre email, le sujet et le message'),
  ),
  on(
    '/politique-confidentialite',
    'the privacy policy says how long it is kept (spec 9.6)',
    says('main', '26 mois', 'jusqu’à votre désinscription', '3 ans au plus'),
  ),
  on(
    '/plan-du-site',
    'the plan of the site has its nine links (spec 2.51)',
    leads('main', '/', '/universites', '/specialisations', '/villes', '/qui-sommes-nous'),
    leads('main', '/contact', '/mentions-legales', '/politique-confidentialite', '/#newsletter'),
  ),
  on(
    '/',
    'the newsletter has a form with an anchor and an email field (spec 2.12, 5.1)',
    holds('#newsletter input[type=email][required]', 1),
    has('#newsletter input[type=email]', 'aria-describedby', /\bnewsletter-email-accord$/),
    says('#newsletter-email-accord', 'Vous pouvez vous désinscrire à tout moment'),
  ),
];

/** Screens that search engines do not keep. */
export const unlisted = [
  on(
    '/login',
    'the sign-in is a card with one button (spec 2.52)',
    lists('h1', ['Admin Login']),
    lists('[aria-label=Breadcrumb] li', ['Accueil', 'Admin Login']),
    leads('[aria-label=Breadcrumb]', '/'),
    holds('main a[href="/api/login?callbackUrl=%2Fadmin"]', 1),
  ),
  on('/login', 'the sign-in is in English (spec 1.13)', has('html', 'lang', /^en$/)),
  on(
    '/specialisations/nulle-part',
    'a specialisation that is not there is said to be missing (spec 2.30)',
    lists('h1', ['Spécialisation non trouvée']),
    leads('main', '/specialisations'),
    trailFaults,
  ),
  on(
    '/villes/nulle-part',
    'a city that is not there is said to be missing (spec 2.35)',
    lists('h1', ['Ville non trouvée']),
    leads('main', '/villes'),
    trailFaults,
  ),
  on(
    '/universites/nulle-part',
    'a university that is not there is said to be missing (spec 2.40)',
    lists('h1', ['Université non trouvée']),
    leads('main', '/universites'),
    trailFaults,
  ),
  on(
    '/master-maroc/nulle-part',
    'an article that is not there is said to be missing (spec 2.24)',
    lists('h1', ['Article non trouvé']),
    lists('h1 + p', ["L'article que vous recherchez n'existe pas."]),
    trailFaults,
  ),
  on(
    '/nulle-part',
    'an unknown address is answered in the specified words (spec 2.3)',
    lists('h1', ['Cette page n’existe pas']),
    says('[lang=en]', '404 Page Not Found', 'Did you forget to add the page to the router?'),
    has('meta[name=description]', 'content', /adresse/),
    leads('main', '/', '/villes', '/actualites', '/plan-du-site'),
    trailFaults,
  ),
];
