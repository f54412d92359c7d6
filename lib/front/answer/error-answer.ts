import { mainNavigation } from '@/lib/pages';
import { SITE_NAME } from '@/lib/editorial/site-name';
import { paths } from '@/lib/paths';
import { isApi, isBuilt, isForm, isReaderPage } from '@/lib/front/arrive/judge';
import { type Answer, ownAnswer } from '@/lib/front/render/ask';

type Failure = { status: number; path: string; requestId: string };

export function errorAnswer({ status, path, requestId }: Failure): Answer {
  const { message, code } = WORDS[status] ?? UNKNOWN;
  if (isApi(path)) {
    return ownAnswer(status, 'application/json', JSON.stringify({ message, code, requestId }));
  }
  return isBuilt(path) ? ownAnswer(status, 'text/plain', `${message}\n`) : knownPage(status, path);
}

const known = new Map<string, Answer>();

/** There are a few dozen of them, and many are refused at once. */
function knownPage(status: number, path: string): Answer {
  const kind = [status, isReaderPage(path), isForm(path), isArticle(path)].join(' ');
  const answer = known.get(kind) ?? page(status, path);
  known.set(kind, answer);
  return answer;
}

type Words = { code: string; message: string; title: string; advice: string; more?: string };

const RETRY = 'Merci de réessayer dans quelques instants.';
const STILL_THERE =
  'Revenez à la page précédente pour réessayer : ce que vous y avez écrit est encore là.';
const CHECK = 'Vérifiez l’adresse ou repartez de l’accueil.';
const UNKNOWN: Words = {
  code: 'bad_request',
  message: 'The request cannot be understood',
  title: 'Demande incorrecte',
  advice: CHECK,
};

const WORDS: Record<number, Words> = {
  404: {
    code: 'not_found',
    message: 'Not found',
    title: 'Cette page n’existe pas',
    advice: CHECK,
    more: '<span lang="en">404 Page Not Found<br>Did you forget to add the page to the router?</span>',
  },
  405: {
    code: 'method_not_allowed',
    message: 'Method not allowed',
    title: 'Action impossible à cette adresse',
    advice: CHECK,
  },
  408: {
    code: 'timeout',
    message: 'The request took too long to arrive',
    title: 'Demande interrompue',
    advice: RETRY,
  },
  413: {
    code: 'too_large',
    message: 'The body is too large',
    title: 'Envoi trop volumineux',
    advice: 'Réduisez la taille de votre envoi.',
  },
  414: { ...UNKNOWN, code: 'too_long', title: 'Adresse trop longue' },
  429: {
    code: 'too_many_requests',
    message: 'Too many requests, try again later',
    title: 'Trop de pages demandées à la fois',
    advice: 'Patientez un instant, puis réessayez.',
  },
  431: { ...UNKNOWN, code: 'too_long', title: 'Demande trop longue' },
  500: {
    code: 'internal',
    message: 'Something went wrong on our side',
    title: 'Une erreur est survenue',
    advice: `Le problème vient de notre côté. ${RETRY}`,
  },
  503: {
    code: 'unavailable',
    message: 'The service is not available right now',
    title: 'Site momentanément indisponible',
    advice: `Le site est très sollicité ou en maintenance. ${RETRY}`,
  },
};

export const ERROR_STYLE =
  'body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;' +
  'font:1.0625rem/1.6 system-ui,sans-serif;background:#f8faf9;color:#16241f}' +
  'header,footer{padding:1rem 1.5rem}header a{font-weight:600}' +
  'main{display:grid;place-content:center;gap:.75rem;padding:1.5rem;text-align:center}' +
  'h1{margin:0;font-size:1.75rem;line-height:1.25}p{margin:0}a{color:#047857;' +
  'text-underline-offset:.2em;display:inline-block;padding:.5rem .75rem}nav{text-align:center}' +
  '@media(prefers-color-scheme:dark){body{background:#0d1613;color:#e6efeb}a{color:#6ee7b7}}' +
  // Pages for readers begin a transition, which fails on the console where the next page has none.
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Needs nothing but itself: the database, Next or the build may be what failed. */
function page(status: number, path: string): Answer {
  const isFrench = isReaderPage(path);
  const words = wordsOf(status, path);
  const title = isFrench ? words.title : words.message;
  const home = isFrench ? 'Retour à l’accueil' : 'Go to the site';
  const again = isFrench ? 'Réessayer' : 'Try again';
  // A link would ask for the empty form; the browser still has what was typed.
  const isLost = isForm(path) && status >= 429;
  const mayRetry = !isLost && (status >= 500 || status === 429);
  const html = [
    `<!DOCTYPE html><html lang="${isFrench ? 'fr' : 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title} – ${SITE_NAME}</title>`,
    isFrench ? `<meta name="description" content="${words.advice}">` : '',
    `<style>${ERROR_STYLE}</style></head><body>`,
    `<header><a href="/">${SITE_NAME}</a></header><main><h1>${title}</h1>`,
    isFrench ? `<p>${words.advice}</p>` : '',
    words.more ? `<p>${words.more}</p>` : '',
    isLost ? `<p>${STILL_THERE}</p>` : '',
    // An empty address is that of the page itself.
    `<p>${mayRetry ? link({ href: '', name: again }) : ''}${link({ href: '/', name: home })}</p>`,
    '</main>',
    isFrench
      ? `<footer><nav aria-label="Le guide">${mainNavigation.map(link).join('')}</nav></footer>`
      : '',
    '</body></html>\n',
  ].join('');
  return ownAnswer(status, 'text/html', html);
}

function link({ href, name }: { href: string; name: string }): string {
  return `<a href="${href}">${name}</a>`;
}

const isArticle = (path: string) => path.startsWith(paths.article(''));

/** The specification gives an article that cannot be loaded the words of a missing one. */
function wordsOf(status: number, path: string): Words {
  const words = WORDS[status] ?? UNKNOWN;
  if (status < 500 || !isArticle(path)) return words;
  return {
    ...words,
    title: 'Article non trouvé',
    advice: "L'article que vous recherchez n'existe pas.",
    more: `Il se peut aussi que le site n’arrive pas à le lire en ce moment. ${RETRY}`,
  };
}
