import { isBlank, isPrintable } from '@/lib/entities/plain/printable';

export type Claims = {
  sub: string;
  email?: string;
  email_verified?: boolean | 'true' | 'false';
  name?: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
};

const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 2000;
/** The form that the database asks for. */
const E_MAIL = /^[^\s@]+@[^\s@]+$/;

/** Providers hand on what people wrote about themselves, so nothing here is taken as it comes. */
export function userFromClaims(claims: Claims) {
  const [first = '', ...rest] = nameFrom(claims.name)?.split(/\s+/) ?? [];
  return {
    id: String(claims.sub),
    email: emailFrom(claims.email),
    emailVerified: isEmailVerified(claims) ? new Date() : null,
    firstName: nameFrom(claims.given_name) ?? (first || null),
    lastName: nameFrom(claims.family_name) ?? (rest.join(' ') || null),
    profileImageUrl: pictureUrl(claims.picture),
  };
}

export type OidcUser = ReturnType<typeof userFromClaims>;

/** Some providers send the flag as a word. */
function isEmailVerified({ email_verified }: Claims): boolean {
  return email_verified === true || email_verified === 'true';
}

/** PostgreSQL stores no NUL, so an account of such a number cannot be anybody's. */
export const isAccountNumber = (id: string) => id !== '' && id.length <= 255 && isPrintable(id);

function emailFrom(given: unknown): string {
  const email = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return email.length <= 254 && isPrintable(email) && E_MAIL.test(email) ? email : '';
}

function nameFrom(given: unknown): string | null {
  if (typeof given !== 'string' || !isPrintable(given) || isBlank(given)) return null;
  return given.trim().slice(0, LONGEST_NAME).toWellFormed();
}

function pictureUrl(given: unknown): string | null {
  const isAddress =
    typeof given === 'string' && given.length <= LONGEST_ADDRESS && isPrintable(given);
  return isAddress && /^https:\/\//.test(given) && URL.canParse(given) ? given : null;
}

type Tokens = { claims: () => Claims };
type Client<T> = {
  issuer: { metadata: { userinfo_endpoint?: string } };
  userinfo: (tokens: T) => Promise<object>;
};

/**
 * Providers may leave the e-mail or the name out of the id token, so the userinfo endpoint is
 * asked. The client checks that both answers are about the same person.
 */
export async function completeClaims<T extends Tokens>(client: Client<T>, tokens: T) {
  const claims = tokens.claims();
  if (isComplete(claims) || !client.issuer.metadata.userinfo_endpoint) return claims;
  const more: Partial<Claims> = await client.userinfo(tokens);
  return { ...more, ...claims, ...addressOf([claims, more]) } satisfies Claims;
}

/** An address counts as verified only by the answer that names it. */
function addressOf(answers: Partial<Claims>[]): Pick<Claims, 'email' | 'email_verified'> {
  const named = answers.filter(({ email }) => email);
  const said = named.find(({ email_verified }) => email_verified !== undefined) ?? named[0];
  return { email: said?.email, email_verified: said?.email_verified };
}

function isComplete({ email, email_verified, name, given_name }: Claims): boolean {
  return Boolean(email && email_verified !== undefined && (name ?? given_name));
}
