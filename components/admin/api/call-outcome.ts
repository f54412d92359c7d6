import { type ToastContent, showToast } from '@/components/ui/toast';
import { isUnauthorizedError } from './call-api';
import { paths } from '@/lib/paths';

const SIGNED_OUT_DELAY = 500;
const NOT_ADMIN_DELAY = 1000;
/** Whoever is still here after this has stopped the browser, or come back: they are told again. */
const GOING_TAKES = 10_000;

export function showSuccess(description: string, action?: ToastContent['action']): void {
  showToast({ title: 'Success', description, action });
}

export function showFailure(error: unknown, description: string): void {
  if (!handleSessionLoss(error)) showToast({ title: 'Error', description, variant: 'destructive' });
}

export function handleSessionLoss(error: unknown): boolean {
  if (isUnauthorizedError(error)) {
    const here = encodeURIComponent(location.pathname + location.search);
    leave('Unauthorized', 'You are logged out. Logging in again...', SIGNED_OUT_DELAY, () =>
      location.assign(`${paths.signIn}?callbackUrl=${here}`),
    );
    return true;
  }
  if (error instanceof Error && /^403: [^]*Admin access required/.test(error.message)) {
    leave(
      'Admin Access Required',
      'You need admin privileges to access this page.',
      NOT_ADMIN_DELAY,
      () => location.assign(paths.home),
    );
    return true;
  }
  return false;
}

let leavingUntil = 0;

/** Once the session is lost, nobody is asked about unsaved changes. */
export function isLeavingForSession(): boolean {
  return Date.now() < leavingUntil;
}

function leave(title: string, description: string, delay: number, go: () => void): void {
  if (isLeavingForSession()) return;
  leavingUntil = Date.now() + delay + GOING_TAKES;
  showToast({ title, description, variant: 'destructive' });
  setTimeout(go, delay);
}
