'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { track } from '@/lib/events/track';
import { type LikeState, onLikeChange, readLike, writeLike } from './like-store';

const unknown = (): LikeState => null;

/** Sends an event the first time; whether it is pressed stays in this browser. */
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
