import { paths } from '@/lib/paths';

/** What whoever may not go on is told, and how long before they are led away. */
export const LOSSES = {
  unauthorized: {
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    delay: 500,
    target: paths.signIn,
    linkText: 'Sign in',
  },
  forbidden: {
    title: 'Admin Access Required',
    description: 'You need admin privileges to access this page.',
    delay: 1000,
    target: paths.home,
    linkText: 'Back to the site',
  },
};

export type Loss = keyof typeof LOSSES;

/** Who signs in again comes back to where they were. */
export function leadAway(loss: Loss): void {
  const here = encodeURIComponent(location.pathname + location.search);
  const { target } = LOSSES[loss];
  location.assign(loss === 'unauthorized' ? `${target}?callbackUrl=${here}` : target);
}
