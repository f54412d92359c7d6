/** The claims of an OpenID Connect provider that this site reads. */
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
