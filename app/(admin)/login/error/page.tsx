import type { Metadata } from 'next';
import { CenteredCard, SignInLink } from '@/components/admin/sign-in/sign-in';
import { signInProblem } from '@/lib/auth/sign-in/addresses';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Sign-in failed' };

type Props = { searchParams: Promise<{ error?: string | string[] }> };

export default async function LoginErrorPage({ searchParams }: Props) {
  const { error } = await searchParams;
  return (
    <CenteredCard title="Sign-in failed">
      <p role="alert">{signInProblem([error].flat()[0])}</p>
      <SignInLink href={paths.signIn}>Try again</SignInLink>
      <a href={paths.home} className="inline-block underline underline-offset-4">
        Back to the site
      </a>
    </CenteredCard>
  );
}
