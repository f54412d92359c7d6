import type { Metadata } from 'next';
import { LettersScreen } from '@/components/admin/letters/letters-screen';
import { gateAdmin } from '@/lib/auth/session/current-user';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Letters' };

export default async function LettersPage() {
  const { email } = await gateAdmin();
  const { SMTP_URL, LETTERS_PER_MINUTE } = env();
  return (
    <LettersScreen
      canSend={SMTP_URL !== undefined}
      perMinute={LETTERS_PER_MINUTE}
      ownAddress={email ?? ''}
    />
  );
}
