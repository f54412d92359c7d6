import type { Call } from './receive';

type IsOpen = (cookies: string) => Promise<boolean>;

/** A browser asks for a few things at once; more than that invents sessions. */
const MOST_LOOKUPS = 6;

/**
 * Whether a session cookie is of staff. It costs a query where believing it would cost a render,
 * and who has many such queries under way is believed no more.
 */
export function createIsStaff(isOpen: IsOpen) {
  const underWay = new Map<string, number>();

  return async ({ head, request }: Pick<Call, 'head' | 'request'>, asker: string) => {
    if (!head.hasSession) return false;
    const count = underWay.get(asker) ?? 0;
    if (count >= MOST_LOOKUPS) return false;
    underWay.set(asker, count + 1);
    try {
      return await isOpen(request.headers.cookie ?? '');
    } catch {
      // Next finds out what is wrong with the database, and says so.
      return true;
    } finally {
      const left = (underWay.get(asker) ?? 1) - 1;
      if (left > 0) underWay.set(asker, left);
      else underWay.delete(asker);
    }
  };
}
