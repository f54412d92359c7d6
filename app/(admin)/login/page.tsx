import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CenteredCard, SignInLink } from '@/components/admin/sign-in/sign-in';
import { getCurrentUser } from '@/lib/auth/session/current-user';
import { returnPath } from '@/lib/auth/sign-in/addresses';
import { SITE_NAME } from '@/lib/editorial/site-name';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

export const metadata: Metadata = {
  title: 'Admin Login',
  description: `Where the staff of ${SITE_NAME} sign in to write its articles, masters and places.`,
  keywords: ['Admin Login', 'back-office', SITE_NAME],
};

type Param = string | string[] | undefined;
type Props = { searchParams: Promise<{ callbackUrl?: Param; error?: Param }> };

export default async function LoginPage({ searchParams }: Props) {
  if (await getCurrentUser()) redirect(paths.admin);
  const { callbackUrl, error } = await searchParams;
  // next-auth sends some of its errors here; all of them belong on the error page.
  if (error) redirect(`/login/error?error=${encodeURIComponent([error].flat()[0] ?? '')}`);
  const target = returnPath([callbackUrl].flat()[0], env().SITE_URL);
  return (
    <CenteredCard title="Admin Login">
      <p className="text-stone-600 dark:text-stone-400">
        The back-office is for the site’s staff. You sign in with your identity provider.
      </p>
      <SignInLink href={`${paths.signIn}?callbackUrl=${encodeURIComponent(target)}`}>
        Sign in
      </SignInLink>
    </CenteredCard>
  );
}
