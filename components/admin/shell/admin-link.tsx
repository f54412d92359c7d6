import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link within the back-office; no page of it is fetched before somebody goes there. */
export function AdminLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
