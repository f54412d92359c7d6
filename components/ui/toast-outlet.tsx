'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast-store';

type View = (typeof import('./toast-view'))['ToastView'];
type Props = {
  closeLabel: string;
  /** Loads the code ahead, because a first toast must not be late. */
  isReady?: boolean;
};

const none = () => undefined;

export function ToastOutlet({ closeLabel, isReady = false }: Props) {
  const toast = useSyncExternalStore(onToastChange, currentToast, none);
  const [View, setView] = useState<View>();
  const isNeeded = isReady || toast !== undefined;
  // With lazy and Suspense, React would show nothing for 300 ms after it first had to wait.
  useEffect(() => {
    if (isNeeded) void import('./toast-view').then((loaded) => setView(() => loaded.ToastView));
  }, [isNeeded]);
  return toast && View && <View toast={toast} closeLabel={closeLabel} />;
}
