import type { Metadata } from 'next';
import { Gate } from '@/components/admin/sign-in/gate';
import { paths } from '@/lib/paths';

/** Next says `noindex` of its own accord, and once is enough. */
export const metadata: Metadata = { robots: null };

export default function Unauthorized() {
  return (
    <Gate
      title="Unauthorized"
      description="You are logged out. Logging in again..."
      target={paths.signIn}
      delay={500}
      linkText="Sign in"
      isDestructive
      returnsHere
    />
  );
}
