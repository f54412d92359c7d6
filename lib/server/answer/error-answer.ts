import { isApi, isStaffPath } from '@/lib/server/arrive/judge';
import type { Answer } from '@/lib/server/render/next-exchange';

type Failure = { status: number; path: string; requestId: string };

export function errorAnswer(failure: Failure): Answer {
  const { status, path } = failure;
  if (isApi(path)) return json(failure);
  if (path.startsWith('/_next/')) return text(status);
  return page(status, isStaffPath(path) ? 'en' : 'fr');
}

type Words = { code: string; message: string; title: string; advice: string };

const RETRY = 'Merci de réessayer dans quelques instants.';
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
    title: '404 Page Not Found',
    advice: 'Did you forget to add the page to the router?',
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

function json({ status, requestId }: Failure): Answer {
  const { message, code } = WORDS[status] ?? UNKNOWN;
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify({ message, code, requestId })),
  };
}

function text(status: number): Answer {
  const { message } = WORDS[status] ?? UNKNOWN;
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return { status, headers, body: Buffer.from(`${message}\n`) };
}

export const ERROR_STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.75rem;padding:1.5rem;' +
  'text-align:center;font:1.0625rem/1.6 system-ui,sans-serif;background:#f8faf9;color:#16241f}' +
  'h1{margin:0;font-size:1.75rem;line-height:1.25}p{margin:0}' +
  'a{color:#047857;text-underline-offset:.2em}' +
  '@media(prefers-color-scheme:dark){body{background:#0d1613;color:#e6efeb}a{color:#6ee7b7}}';

function page(status: number, lang: 'fr' | 'en'): Answer {
  const words = WORDS[status] ?? UNKNOWN;
  const isFrench = lang === 'fr';
  const title = isFrench ? words.title : words.message;
  const home = isFrench ? 'Retour à l’accueil' : 'Go to the site';
  const html = [
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title} – Guide des Masters au Maroc</title>`,
    `<style>${ERROR_STYLE}</style></head><body><main><h1>${title}</h1>`,
    isFrench ? `<p>${words.advice}</p>` : '',
    `<p><a href="/">${home}</a></p></main></body></html>\n`,
  ].join('');
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(html),
  };
}
