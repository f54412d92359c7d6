'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { track } from '@/lib/events/track';
import { useHydrated } from '@/components/ui/use-hydrated';

const unknown = (): LikeState => null;

/** The like stays in this browser, and only the first one sends an event. */
export function LikeButton({ slug, icon }: { slug: string; icon: ReactNode }) {
  const like = useSyncExternalStore(onLikeChange, () => readLike(slug), unknown);
  const isPressed = like === 'oui';
  const onClick = () => {
    if (like === null) track('article_like', { slug });
    writeLike(slug, isPressed ? 'non' : 'oui');
  };
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className="button button-quiet js-only aria-pressed:border-brand-ink aria-pressed:text-brand-ink aria-pressed:[&_svg]:fill-current"
    >
      {icon}
      J’aime
    </button>
  );
}

/** Null until the visitor has chosen once. */
type LikeState = 'oui' | 'non' | null;

const listeners = new Set<() => void>();
const memory = new Map<string, LikeState>();

function readLike(slug: string): LikeState {
  const known = memory.get(slug);
  if (known !== undefined) return known;
  const stored = readStored(slug);
  memory.set(slug, stored);
  return stored;
}

function writeLike(slug: string, state: 'oui' | 'non'): void {
  memory.set(slug, state);
  try {
    localStorage.setItem(key(slug), state);
  } catch {
    // The choice stays in memory.
  }
  for (const listener of listeners) listener();
}

function onLikeChange(listener: () => void): () => void {
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

type Props = { url: string; title: string; icon: ReactNode };

export function ShareButton({ url, title, icon }: Props) {
  const isHydrated = useHydrated();
  if (!isHydrated || !('share' in navigator)) return null;
  // Closing the share sheet rejects, which is no error.
  const share = () => navigator.share({ title, url }).catch(() => {});
  return (
    <button type="button" onClick={share} className="button button-quiet">
      {icon}
      Partager
    </button>
  );
}

export function CopyButton({ url, icon }: { url: string; icon: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <button type="button" onClick={copy} className="button button-quiet js-only">
      {icon}
      <span aria-live="polite">{isCopied ? 'Lien copié' : 'Copier le lien'}</span>
    </button>
  );
}

export function TrackView({ slug }: { slug: string }) {
  useEffect(() => track('article_view', { slug }), [slug]);
  return null;
}
