import type { Metadata } from 'next';
import { CenteredCard } from '@/components/admin/sign-in/sign-in';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Sign out' };

/** Shown when a link on another site may have led here. */
export default function SignOutPage() {
  return (
    <CenteredCard title="Sign out?">
      <p>You are still signed in. Only this button ends your session.</p>
      <form method="post" action={paths.signOut}>
        <button type="submit" className={`${buttonClass.primary} w-full`}>
          Sign out
        </button>
      </form>
      <a href={paths.admin} className="inline-block underline underline-offset-4">
        Stay signed in
      </a>
    </CenteredCard>
  );
}
