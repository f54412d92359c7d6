const DEFAULT = 'RS256';
const ACCEPTED = [DEFAULT, 'ES256', 'PS256', 'ES384', 'RS384', 'RS512', 'PS384', 'PS512', 'ES512'];

const KNOWN_MS = 60_000;
/** A provider that is away would else hold up each of these calls for as long as it may take. */
const AWAY_MS = 5000;

type Known = { wellKnown: string; algorithm: Promise<string>; at: number; forMs: number };
let known: Known | undefined;

/** Also where the clock was set back since, it is known no longer. */
const isFresh = ({ at, forMs }: Known) => Math.abs(Date.now() - at) < forMs;

/** RS256 is the default of the standard. `none` and shared secrets are never accepted. */
export function signingAlgorithm(wellKnown: string, timeoutMs: number): Promise<string> {
  // Whoever asks for a token of next-auth comes here, so the provider is not asked each time.
  if (known?.wellKnown === wellKnown && isFresh(known)) return known.algorithm;
  const before = known?.wellKnown === wellKnown ? known.algorithm : DEFAULT;
  const algorithm = ask(wellKnown, timeoutMs);
  const asked = { wellKnown, algorithm, at: Date.now(), forMs: Infinity };
  known = asked;
  return (asked.algorithm = asked.algorithm.then(
    (algorithm) => {
      Object.assign(asked, { at: Date.now(), forMs: KNOWN_MS });
      return algorithm;
    },
    () => {
      Object.assign(asked, { at: Date.now(), forMs: AWAY_MS });
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
