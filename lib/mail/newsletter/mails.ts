import 'server-only';
import { tooManyRequests, unavailable } from '@/lib/process/http-error';
import { consume } from '@/lib/limits/rate-limit';
import { db } from '@/lib/db/connect/client';
import { frenchSpaces } from '@/lib/french/typography';
import { type Link, type MailDocument, sentences, writeDocument } from '@/lib/mail/document';
import { MailNotTaken, canSendMail, sendMail } from '@/lib/mail/send-mail';
import { paths } from '@/lib/paths';
import { inBackground } from '@/lib/process/before-stop';
import { requestLog } from '@/lib/process/log';
import { SITE_NAME, absoluteUrl, isConfirmationAsked } from '@/lib/site';
import { confirmUrl, preferencesUrl, unsubscribeUrl } from './tokens';

/** Whoever reads a mail of these shares nothing with the others, and millions do. */
const PROVIDERS = new Set(
  `gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr hotmail.co.uk live.com
  live.fr msn.com yahoo.com yahoo.fr yahoo.co.uk yahoo.es yahoo.it ymail.com icloud.com me.com
  mac.com aol.com gmx.com gmx.fr pm.me proton.me protonmail.com orange.fr wanadoo.fr free.fr
  laposte.net sfr.fr menara.ma`.split(/\s+/),
);
/** One box has an address at each of these. */
const ALIKE = [
  ['gmail.com', 'googlemail.com'],
  ['proton.me', 'protonmail.com', 'pm.me'],
  ['icloud.com', 'me.com', 'mac.com'],
];
/** Of what these leave out of a name, there may be any number. */
const LEFT_OUT: Record<string, RegExp> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g };
/** Below these everybody has a domain of their own, as below .ma. */
const SHARED_SUFFIX = /^(?:ac|co|com|edu|gouv|gov|net|org|press)\.[a-z]{2}$/;

/** The one box that all spellings of an address lead to. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const bare = local.split('+')[0] || local;
  const home = ALIKE.find((domains) => domains.includes(domain))?.[0] ?? domain;
  const leftOut = LEFT_OUT[home];
  return `${leftOut ? bare.replace(leftOut, '') : bare}@${home}`;
}

/** Whose mail servers are told of an address: a name below theirs is theirs too. */
export function mailDomainOf(email: string): string {
  const labels = (email.toLowerCase().split('@')[1] ?? '').split('.');
  const isShared = SHARED_SUFFIX.test(labels.slice(-2).join('.'));
  return labels.slice(isShared ? -3 : -2).join('.');
}

/** Counts a mail that its reader may not have asked for; the seconds to wait, if it is one too many. */
export const secondsUntilMail = (email: string): Promise<number | undefined> =>
  consume('mailbox', mailboxOf(email));

/** Counted before it is looked up, so that a refusal tells nothing of the address. */
export async function limitDomain(email: string): Promise<void> {
  const domain = mailDomainOf(email);
  const seconds = PROVIDERS.has(domain) ? undefined : await consume('mailDomain', domain);
  if (seconds !== undefined) throw tooManyRequests(seconds);
}

type Subscriber = { id: string; email: string };

type Content = Pick<MailDocument, 'title' | 'action'> & {
  subject: string;
  paragraphs: string[];
  links?: Link[];
  headers?: Record<string, string>;
};

async function send(to: string, content: Content): Promise<void> {
  const { subject, title, paragraphs, action, links, headers } = content;
  const { html, text } = writeDocument({
    title,
    body: sentences(['Bonjour,', ...paragraphs.map(frenchSpaces)]),
    action,
    footer: {
      reason: 'Vous recevez ce message parce que cette adresse a été inscrite sur',
      url: absoluteUrl(paths.home),
      links,
    },
  });
  const all = { ...headers, 'Auto-Submitted': 'auto-generated' };
  await sendMail({ to, subject, text, html, headers: all });
}

/** Never fails, because a subscription does not depend on its mail. */
export async function sendWelcome(subscriber: Subscriber): Promise<void> {
  if (!canSendMail()) return;
  try {
    await inBackground(welcome(subscriber));
  } catch (error) {
    logNotSent('welcome', subscriber, error);
  }
}

async function welcome({ id, email }: Subscriber): Promise<void> {
  // Whoever has just confirmed asked for it.
  if (!isConfirmationAsked() && (await secondsUntilMail(email)) !== undefined) return;
  const leaveUrl = unsubscribeUrl(id);
  await send(email, {
    subject: `Bienvenue dans la newsletter du ${SITE_NAME}`,
    title: 'Inscription réussie',
    paragraphs: [
      'Vous recevrez nos dernières actualités par email : les nouveaux articles et les changements utiles avant chaque période de candidature.',
      'Vous n’avez pas demandé cette inscription ? Le lien ci-dessous l’annule.',
    ],
    action: { label: 'Lire les actualités', url: absoluteUrl(paths.news) },
    links: [
      { label: 'Vos préférences', url: preferencesUrl(id) },
      { label: 'Se désinscrire', url: leaveUrl },
    ],
    // Mail programs show it as a button of their own.
    headers: {
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

export const sendConfirmation = ({ id, email }: Subscriber, subjects: readonly string[]) =>
  send(email, {
    subject: `Confirmez votre inscription à la newsletter du ${SITE_NAME}`,
    title: 'Une dernière étape',
    paragraphs: [
      'Cette adresse a été inscrite à la newsletter du guide. Pour la recevoir, ouvrez le lien ci-dessous et appuyez sur le bouton de la page.',
      'Vous n’avez pas demandé cette inscription ? Ne faites rien : rien d’autre ne vous sera envoyé, et l’adresse sera effacée après sept jours.',
    ],
    action: { label: 'Confirmer mon inscription', url: confirmUrl(id, subjects) },
  });

/** Asked for by whoever holds an old letter; only its reader gets them. */
export async function sendNewLinks(id: string): Promise<void> {
  if (!canSendMail()) throw unavailable();
  const where = { id };
  const row = await db().newsletterSubscriber.findUnique({ where, select: { email: true } });
  if (!row) return;
  const seconds = await secondsUntilMail(row.email);
  if (seconds !== undefined) throw tooManyRequests(seconds);
  try {
    await send(row.email, {
      subject: `Vos nouveaux liens pour la newsletter du ${SITE_NAME}`,
      title: 'Vos nouveaux liens',
      paragraphs: [
        'Le lien d’un ancien envoi a été ouvert, et un nouveau a été demandé. Celui-ci est valable trente jours ; il est personnel, ne le transmettez pas.',
        'Vous n’avez rien demandé ? Ne faites rien : ce message n’a été envoyé qu’à vous.',
      ],
      action: { label: 'Voir mes préférences', url: preferencesUrl(id) },
      links: [{ label: 'Se désinscrire', url: unsubscribeUrl(id) }],
    });
  } catch (error) {
    logNotSent('renewal', { id }, error);
    throw error instanceof MailNotTaken ? unavailable() : error;
  }
}

/** Never tells the address: the mail server's words come without it. */
export function logNotSent(what: string, { id }: Pick<Subscriber, 'id'>, error: unknown): void {
  const reason = error instanceof MailNotTaken ? error.message : 'not written';
  requestLog().warn({ subscriber: id, reason }, `${what} mail not sent`);
}
