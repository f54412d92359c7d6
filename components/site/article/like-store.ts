/** Null until the visitor has chosen once. */
export type LikeState = 'oui' | 'non' | null;

const listeners = new Set<() => void>();
const memory = new Map<string, LikeState>();

export function readLike(slug: string): LikeState {
  const known = memory.get(slug);
  if (known !== undefined) return known;
  const stored = readStored(slug);
  memory.set(slug, stored);
  return stored;
}

/** A browser that refuses storage keeps the choice until the page is left. */
export function writeLike(slug: string, state: 'oui' | 'non'): void {
  memory.set(slug, state);
  try {
    localStorage.setItem(key(slug), state);
  } catch {
    // The choice stays in memory.
  }
  for (const listener of listeners) listener();
}

export function onLikeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(slug: string): LikeState {
  try {
    const value = localStorage.getItem(key(slug));
    return value === 'oui' || value === 'non' ? value : null;
  } catch {
    return null;
  }
}

const key = (slug: string) => `aime:${slug}`;
