import { type ToastContent, showToast } from '@/components/ui/toast';
import { isUnauthorizedError } from './call-api';
import { LOSSES, type Loss, leadAway } from './session-loss';

/** Whoever is still here after this has stopped the browser, or come back: they are told again. */
const GOING_TAKES = 10_000;

export function showSuccess(description: string, action?: ToastContent['action']): void {
  showToast({ title: 'Success', description, action });
}

export function showFailure(error: unknown, description: string): void {
  if (!handleSessionLoss(error)) showToast({ title: 'Error', description, variant: 'destructive' });
}

export function handleSessionLoss(error: unknown): boolean {
  const isForbidden =
    error instanceof Error && /^403: [^]*Admin access required/.test(error.message);
  const loss = isUnauthorizedError(error) ? 'unauthorized' : isForbidden && 'forbidden';
  if (loss && !isLeavingForSession()) leave(loss);
  return loss !== false;
}

let leavingUntil = 0;

/** Once the session is lost, nobody is asked about unsaved changes. */
export function isLeavingForSession(): boolean {
  return Date.now() < leavingUntil;
}

function leave(loss: Loss): void {
  const { title, description, delay } = LOSSES[loss];
  leavingUntil = Date.now() + delay + GOING_TAKES;
  showToast({ title, description, variant: 'destructive' });
  setTimeout(() => leadAway(loss), delay);
}
