export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
};
export type ShownToast = ToastContent & { id: number; isOpen: boolean };

export const TOAST_DURATION = 5000;
/** A dismissed toast is kept this long before it is forgotten. */
export const TOAST_REMOVE_DELAY = 1_000_000;

const listeners = new Set<() => void>();
let current: ShownToast | undefined;
let lastId = 0;

/** Shows a toast; there is one at a time, the newest. */
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
