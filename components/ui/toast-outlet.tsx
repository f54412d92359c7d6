'use client';

import { Suspense, lazy, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast-store';

const ToastView = lazy(() => import('./toast-view'));
const none = () => undefined;

/** Where toasts appear; what draws them is loaded when the first one is due. */
export function ToastOutlet({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(onToastChange, currentToast, none);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} closeLabel={closeLabel} />
    </Suspense>
  );
}
