const DEFAULT = 'RS256';
const ACCEPTED = [DEFAULT, 'ES256', 'PS256', 'ES384', 'RS384', 'RS512', 'PS384', 'PS512', 'ES512'];

const KNOWN_MS = 60_000;
let known: { wellKnown: string; algorithm: string; until: number } | undefined;

/** RS256 is the default of the standard. `none` and shared secrets are never accepted. */
export async function signingAlgorithm(wellKnown: string, timeoutMs: number): Promise<string> {
  // Whoever asks for a token of next-auth comes here, so the provider is not asked each time.
  if (known?.wellKnown === wellKnown && known.until > Date.now()) return known.algorithm;
  try {
    const answer = await fetch(wellKnown, { signal: AbortSignal.timeout(timeoutMs) });
    const algorithm = chooseAlgorithm(await answer.json());
    if (answer.ok) known = { wellKnown, algorithm, until: Date.now() + KNOWN_MS };
    return algorithm;
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
