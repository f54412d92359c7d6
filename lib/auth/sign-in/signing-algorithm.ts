const DEFAULT = 'RS256';
const ACCEPTED = [DEFAULT, 'ES256', 'PS256', 'ES384', 'RS384', 'RS512', 'PS384', 'PS512', 'ES512'];

const KNOWN_MS = 60_000;
/** A provider that is away would else hold up each of these calls for as long as it may take. */
const AWAY_MS = 5000;

let known: { wellKnown: string; algorithm: Promise<string>; until: number } | undefined;

/** RS256 is the default of the standard. `none` and shared secrets are never accepted. */
export function signingAlgorithm(wellKnown: string, timeoutMs: number): Promise<string> {
  // Whoever asks for a token of next-auth comes here, so the provider is not asked each time.
  if (known?.wellKnown === wellKnown && known.until > Date.now()) return known.algorithm;
  const before = known?.wellKnown === wellKnown ? known.algorithm : DEFAULT;
  const asked = { wellKnown, algorithm: ask(wellKnown, timeoutMs), until: Infinity };
  known = asked;
  return (asked.algorithm = asked.algorithm.then(
    (algorithm) => {
      asked.until = Date.now() + KNOWN_MS;
      return algorithm;
    },
    () => {
      asked.until = Date.now() + AWAY_MS;
      // The sign-in itself fails as well, and tells the visitor.
      return before;
    },
  ));
}

async function ask(wellKnown: string, timeoutMs: number): Promise<string> {
  const answer = await fetch(wellKnown, { signal: AbortSignal.timeout(timeoutMs) });
  const metadata: unknown = await answer.json();
  if (!answer.ok) throw new Error(`the provider answers ${answer.status}`);
  return chooseAlgorithm(metadata);
}

export function chooseAlgorithm(metadata: unknown): string {
  const { id_token_signing_alg_values_supported: supported } = Object(metadata) as {
    id_token_signing_alg_values_supported?: unknown;
  };
  if (!Array.isArray(supported)) return DEFAULT;
  return ACCEPTED.find((algorithm) => supported.includes(algorithm)) ?? DEFAULT;
}
