import { callApi } from '@/components/admin/api/call-api';
import type { Draft } from './draft-storage';
import type { FormValues } from '@/lib/entities/form-values';
import type { ResourceName } from '@/lib/entities/resource';

type Kept = { draft: { values: FormValues; basedOn: string | null; savedAt: string } | null };

/** Of all calls that go on when their page is gone, browsers send 64 KiB at once and no more. */
const LARGEST_LATE_CALL = 60_000;

/** The last call about each draft, so that a form that is opened again reads after it. */
const underWay = new Map<string, Promise<unknown>>();

function inTurn<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  const result = (underWay.get(path) ?? Promise.resolve()).then(work);
  const settled = result.catch(() => undefined);
  underWay.set(path, settled);
  void settled.then(() => underWay.get(path) === settled && underWay.delete(path));
  return result;
}

/**
 * The same draft on the server, for another device of the same person. Calls go one after the
 * other, and one that fails keeps nobody from working: the browser has its own copy.
 */
export function serverDraft(resource: ResourceName, id?: string, call = callApi) {
  const path = `/api/admin/${resource}/${id ? `${id}/` : ''}draft`;
  /** Not known before it was read. */
  let isThere: boolean | undefined;
  let reading: Promise<Draft | undefined> | undefined;
  const queue = (work: () => Promise<unknown> | undefined) => {
    inTurn(path, work).catch(() => undefined);
  };
  const read = async (): Promise<Draft | undefined> => {
    const { draft } = (await call(path)) as Kept;
    isThere ??= draft !== null;
    if (!draft) return undefined;
    const { values, basedOn, savedAt } = draft;
    return { values, savedAt: Date.parse(savedAt), basedOn: basedOn ?? undefined };
  };
  return {
    /** Once, and again only after it failed. */
    async read(): Promise<Draft | undefined> {
      reading ??= inTurn(path, read);
      return reading.catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
    },
    write({ values, basedOn }: Draft): void {
      const body = { values, basedOn };
      queue(() => {
        isThere = true;
        return call(path, { method: 'PUT', body, keepalive: isSmall(body) });
      });
    },
    remove(): void {
      queue(() => {
        if (isThere === false) return undefined;
        isThere = false;
        return call(path, { method: 'DELETE', keepalive: true });
      });
    },
  };
}

const isSmall = (body: object) =>
  new TextEncoder().encode(JSON.stringify(body)).length < LARGEST_LATE_CALL;
