import { channel } from 'node:diagnostics_channel';

type Answer<T> = { value?: T };

/**
 * Next bundles a module for pages and again for handlers, and in development after every change.
 * What the first copy made is that of all.
 */
export function shared<T>(name: string, make: () => T): T {
  const copies = channel(`guide.${name}`);
  const first: Answer<T> = {};
  copies.publish(first);
  if (first.value) return first.value;
  const value = make();
  copies.subscribe((asked) => void ((asked as Answer<T>).value = value));
  return value;
}
