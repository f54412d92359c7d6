const DEFAULT = 'RS256';
const ACCEPTED = [DEFAULT, 'ES256', 'PS256', 'ES384', 'RS384', 'RS512', 'PS384', 'PS512', 'ES512'];

/** RS256 is the default of the standard. `none` and shared secrets are never accepted. */
export async function signingAlgorithm(wellKnown: string, timeoutMs: number): Promise<string> {
  try {
    const answer = await fetch(wellKnown, { signal: AbortSignal.timeout(timeoutMs) });
    return chooseAlgorithm(await answer.json());
  } catch {
    // The sign-in itself fails as well, and tells the visitor.
    return DEFAULT;
  }
}

export function chooseAlgorithm(metadata: unknown): string {
  const { id_token_signing_alg_values_supported: supported } = Object(metadata) as {
    id_token_signing_alg_values_supported?: unknown;
  };
  if (!Array.isArray(supported)) return DEFAULT;
  return ACCEPTED.find((algorithm) => supported.includes(algorithm)) ?? DEFAULT;
}
