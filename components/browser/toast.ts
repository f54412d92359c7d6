type Toast = { title: string; description: string; isFailure?: boolean };

const SHOWN_MS = 5000;

let shown: HTMLElement | undefined;

/**
 * Only the newest is shown. It waits while somebody points at it or is inside with the keyboard, and
 * whoever closes it is back where they were.
 */
export function showToast({ title, description, isFailure = false }: Toast): void {
  shown?.remove();
  const toast = element('div', 'toast');
  toast.dataset.variant = isFailure ? 'destructive' : 'default';
  toast.dataset.state = 'open';
  const words = element('div');
  words.setAttribute('role', isFailure ? 'alert' : 'status');
  const close = element('button', 'toast-close', '×');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', 'Fermer');
  toast.append(words, close);
  document.querySelector('[data-toasts]')?.append(toast);
  // A live region tells what changes in it, so it is there before its words.
  requestAnimationFrame(() =>
    words.append(element('div', 'toast-title', title), element('div', '', description)),
  );
  leaveInTime(toast);
  leaveWhenClosed(toast, close);
  shown = toast;
}

function leaveWhenClosed(toast: HTMLElement, button: HTMLElement): void {
  let before: HTMLElement | null = null;
  const leave = () => {
    toast.remove();
    before?.focus();
  };
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget as HTMLElement | null;
  });
  toast.addEventListener('keydown', ({ key }) => key === 'Escape' && leave());
  button.addEventListener('click', leave);
}

function leaveInTime(toast: HTMLElement): void {
  let timer = 0;
  const wait = () => clearTimeout(timer);
  const leave = () => {
    wait();
    timer = window.setTimeout(() => toast.remove(), SHOWN_MS);
  };
  for (const sign of ['pointerenter', 'focusin']) toast.addEventListener(sign, wait);
  for (const sign of ['pointerleave', 'focusout']) toast.addEventListener(sign, leave);
  leave();
}

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
