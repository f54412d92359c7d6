export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What can still be done about it. */
  action?: { label: string; run: () => void };
};
type ShownToast = ToastContent & { id: number; isOpen: boolean };

export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;

const listeners = new Set<() => void>();
let current: ShownToast | undefined;
let lastId = 0;

/** Only the newest toast is shown. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  change({ ...content, id: lastId, isOpen: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  change({ ...current, isOpen: false });
  setTimeout(() => current?.id === id && change(undefined), TOAST_REMOVE_DELAY);
}

export function currentToast(): ShownToast | undefined {
  return current;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}
