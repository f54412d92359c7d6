'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What can still be done about it. */
  action?: { label: string; run: () => void };
};
type ShownToast = ToastContent & { id: number; isOpen: boolean };

export const TOAST_DURATION = 5000;
const TOAST_REMOVE_DELAY = 1_000_000;

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

const none = () => undefined;

type Props = { closeLabel: string };

export function Toast({ closeLabel }: Props) {
  const toast = useSyncExternalStore(onToastChange, currentToast, none);
  if (!toast?.isOpen) return null;
  return <OpenToast key={toast.id} toast={toast} closeLabel={closeLabel} />;
}

/**
 * It waits while somebody points at it or is inside with the keyboard, and whoever closes it is back
 * where they were.
 */
function OpenToast({ toast, closeLabel }: Props & { toast: ShownToast }) {
  const { id, title, description, variant = 'default', action } = toast;
  const [isTold, setTold] = useState(false);
  const [isHeld, hold] = useState(false);
  const before = useRef<Element>(null);

  // A live region tells what changes in it, so it is there before its words.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTold(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  const close = () => {
    dismissToast(id);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons act
    <div
      role="group"
      className="toast"
      data-variant={variant}
      data-state="open"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={({ relatedTarget }) => {
        before.current ??= relatedTarget;
        hold(true);
      }}
      onBlur={() => hold(false)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div role={variant === 'destructive' ? 'alert' : 'status'}>
        {isTold && (
          <>
            <div className="toast-title">{title}</div>
            <div>{description}</div>
          </>
        )}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={close}>
        <Cross />
      </button>
    </div>
  );
}

export function Cross() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" aria-hidden>
      <path d="m3 3 10 10M13 3 3 13" strokeWidth="1.5" />
    </svg>
  );
}
