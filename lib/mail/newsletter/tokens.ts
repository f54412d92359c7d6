import { paths } from '@/lib/paths';
import { isSignature, sign } from '@/lib/process/signature';
import { id as idSchema } from '@/lib/entities/fields/rules';
import { absoluteUrl } from '@/lib/site';

/** A token for one thing is good for nothing else, and for so many days. */
const DAYS = {
  'newsletter-confirm': 7,
  // It shows what is kept and erases it; whoever comes later is mailed a new one.
  'newsletter-preferences': 30,
  // It can only end a subscription, and whoever wants to leave must be able to (decision 047).
  'newsletter-unsubscribe': 730,
} as const;

type Purpose = keyof typeof DAYS;

/**
 * Good for as long as the row waits for it, and for its subjects afterwards. The subjects stand in
 * it and not in the row, so that whoever writes somebody else's address into the form changes
 * nothing of theirs.
 */
export function confirmUrl(subscriberId: string, subjects: readonly string[] = []): string {
  const token = tokenFor('newsletter-confirm', subscriberId);
  const chosen = subjects.length > 0 ? `&sujets=${subjects.join('.')}` : '';
  return `${absoluteUrl(paths.confirmSubscription)}?jeton=${token}${chosen}`;
}

export function preferencesUrl(subscriberId: string): string {
  return absoluteUrl(paths.preferencesOf(tokenFor('newsletter-preferences', subscriberId)));
}

export function unsubscribeUrl(subscriberId: string): string {
  return `${absoluteUrl(paths.unsubscribe)}?jeton=${unsubscribeToken(subscriberId)}`;
}

export const unsubscribeToken = (subscriberId: string) =>
  tokenFor('newsletter-unsubscribe', subscriberId);

/** As the addresses of the newsletter hold it. */
export const tokenIn = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? '';

export const readPreferencesToken = (token: string) => inTime('newsletter-preferences', token);
export const readConfirmToken = (token: string) => inTime('newsletter-confirm', token);
export const readUnsubscribeToken = (token: string) => inTime('newsletter-unsubscribe', token);

/** Whose letter it stood in, however old: good for being mailed a new one. */
export const readOldToken = (token: string): string | undefined =>
  (readToken('newsletter-preferences', token) ?? readToken('newsletter-unsubscribe', token))?.id;

/** Mails hold it, so it must not tell the e-mail. */
function tokenFor(purpose: Purpose, subscriberId: string): string {
  const lastDay = today() + DAYS[purpose];
  return `${subscriberId}.${lastDay}.${sign(purpose, `${subscriberId} ${lastDay}`)}`;
}

function inTime(purpose: Purpose, token: string): string | undefined {
  const read = readToken(purpose, token);
  return read && today() <= read.lastDay ? read.id : undefined;
}

function readToken(purpose: Purpose, token: string): { id: string; lastDay: number } | undefined {
  const [id = '', lastDay = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0 || !idSchema.safeParse(id).success) return undefined;
  if (!isSignature(given, purpose, `${id} ${lastDay}`)) return undefined;
  return { id, lastDay: Number(lastDay) };
}

const today = () => Math.floor(Date.now() / 86_400_000);
