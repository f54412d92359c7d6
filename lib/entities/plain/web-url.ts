import { isPrintable } from './printable';

/** May be put into a link. */
export function isSafeWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !isPrintable(value) || !URL.canParse(value)) {
    return false;
  }
  const { username, password, hostname } = new URL(value);
  return username === '' && password === '' && hostname !== '';
}
