import type { Metadata } from 'next';
import { LOSSES } from '@/components/admin/api/session-loss';
import { Gate } from '@/components/admin/sign-in/sign-in';

/** Next says `noindex` of its own accord, and once is enough. */
export const metadata: Metadata = { robots: null };

export default function Forbidden() {
  return <Gate loss="forbidden" {...LOSSES.forbidden} />;
}
