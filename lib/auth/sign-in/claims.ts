export type Claims = {
  sub: string;
  email?: string;
  email_verified?: boolean | 'true' | 'false';
  name?: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
};

export type OidcUser = {
  id: string;
  email: string;
  emailVerified: Date | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

export function userFromClaims(claims: Claims): OidcUser {
  const [first = null, ...rest] = claims.name?.trim().split(/\s+/) ?? [];
  return {
    id: claims.sub,
    email: claims.email?.toLowerCase() ?? '',
    emailVerified: isEmailVerified(claims) ? new Date() : null,
    firstName: claims.given_name ?? (first || null),
    lastName: claims.family_name ?? (rest.join(' ') || null),
    profileImageUrl: pictureUrl(claims.picture),
  };
}

/** Some providers send the flag as a word. */
export function isEmailVerified({ email_verified }: Claims): boolean {
  return email_verified === true || email_verified === 'true';
}

function pictureUrl(picture: string | undefined): string | null {
  return picture && /^https:\/\//.test(picture) && URL.canParse(picture) ? picture : null;
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
  return { ...(await client.userinfo(tokens)), ...claims } satisfies Claims;
}

function isComplete({ email, email_verified, name, given_name }: Claims): boolean {
  return Boolean(email && email_verified !== undefined && (name ?? given_name));
}
