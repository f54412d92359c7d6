const BASE = 'http://site.invalid';

/** Allows only paths of this site: a link from elsewhere must not choose where a sign-in leads. */
export function returnPath(asked: string | null | undefined, siteUrl = BASE): string {
  if (!asked) return '/admin';
  const site = new URL(siteUrl).origin;
  // Browsers read a backslash as a slash and skip control characters, so a path may hold neither.

  if (/[\\\u0000-\u001F]/.test(asked) || !URL.canParse(asked, site)) return '/admin';
  const url = new URL(asked, site);
  if (url.origin !== site || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) {
    return '/admin';
  }
  return url.pathname + url.search;
}

const PROBLEMS: Record<string, string> = {
  OAuthSignin:
    'The identity provider cannot be reached right now. Nothing was changed; try again in a moment.',
  OAuthCallback:
    'The identity provider refused, or the sign-in was cancelled or took too long. Try again.',
  OAuthCreateAccount: 'Your account could not be saved. Try again in a moment.',
  OAuthAccountNotLinked:
    'This e-mail address already belongs to another account. Sign in with that account, or have the identity provider verify your address.',
  Callback: 'Your account could not be saved. Try again in a moment.',
  AccessDenied: 'The identity provider did not let you in, or you did not agree to go on.',
  EmailMissing:
    'The identity provider did not tell your e-mail address. Allow it to share the address, then try again.',
  TooOften: 'You tried to sign in many times in a short while. Wait a minute, then try again.',
  Configuration: 'Signing in is not set up correctly. Please tell whoever runs this site.',
};

export function signInProblem(code: string | undefined): string {
  const known = code && Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
  return known ?? 'You could not be signed in. Try again.';
}

export function problemPath(code: string): string {
  return `/login/error?error=${encodeURIComponent(code)}`;
}
