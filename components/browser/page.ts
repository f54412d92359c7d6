/** How long something is waited for that may never come. */
export const PATIENCE_MS = 10_000;

/** The script may run before the body is read. */
export function whenRead(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
  else work();
}

/** The nearest element around what an event happened to. */
export function around<E extends Element = HTMLElement>(event: Event, selector: string): E | null {
  // The document, too, can be a target; it has no elements around it.
  return (event.target as Element).closest?.<E>(selector) ?? null;
}

/** Some browsers have none, or refuse it. */
export function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
