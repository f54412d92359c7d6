import { tooManyRequests } from '@/lib/process/http-error';
import { consume } from '@/lib/limits/rate-limit';

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
