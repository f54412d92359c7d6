import type { Claims } from './claims';

type Tokens = { claims: () => Claims };
type Client<T> = {
  issuer: { metadata: { userinfo_endpoint?: string } };
  userinfo: (tokens: T) => Promise<object>;
};

/**
 * What the id token says, completed at the userinfo endpoint when it leaves the e-mail or the
 * name out, as the standard lets providers do. The client checks that both are about one person.
 */
export async function completeClaims<T extends Tokens>(client: Client<T>, tokens: T) {
  const claims = tokens.claims();
  if (isComplete(claims) || !client.issuer.metadata.userinfo_endpoint) return claims;
  return { ...(await client.userinfo(tokens)), ...claims } satisfies Claims;
}

function isComplete({ email, email_verified, name, given_name }: Claims): boolean {
  return Boolean(email && email_verified !== undefined && (name ?? given_name));
}
