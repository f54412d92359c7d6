'use client';

import { useEffect } from 'react';
import { track } from '@/lib/events/track';

/** Counts the reading of an article, beside the view of its page. */
export function TrackView({ slug }: { slug: string }) {
  useEffect(() => track('article_view', { slug }), [slug]);
  return null;
}
