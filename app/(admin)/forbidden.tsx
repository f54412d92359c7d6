import type { Metadata } from 'next';
import { Gate } from '@/components/admin/sign-in/gate';
import { paths } from '@/lib/paths';

/** Next says `noindex` of its own accord, and once is enough. */
export const metadata: Metadata = { robots: null };

export default function Forbidden() {
  return (
    <Gate
      title="Admin Access Required"
      description="You need admin privileges to access this page."
      target={paths.home}
      delay={1000}
      linkText="Back to the site"
    />
  );
}
