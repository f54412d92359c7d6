'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onMouseEnter' | 'onTouchStart'>;

/** Fetches its page on hover or touch, never because it is seen. */
export function SiteLink(props: Props) {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} prefetch={isWanted} onMouseEnter={want} onTouchStart={want} />;
}
