import type { Metadata } from 'next';
import { NewsletterScreen } from '@/components/admin/newsletter/newsletter-screen';
import { gateAdmin } from '@/lib/auth/session/current-user';

export const metadata: Metadata = { title: 'Newsletter Subscribers' };

export default async function NewsletterPage() {
  await gateAdmin();
  return <NewsletterScreen />;
}
