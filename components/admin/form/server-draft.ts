import { callApi } from '@/components/admin/api/call-api';
import type { Draft } from '@/lib/resources/draft-storage';
import type { FormValues } from '@/lib/resources/form-values';
import type { ResourceName } from '@/lib/resources/resource';

type Kept = { draft: { values: FormValues; basedOn: string | null; savedAt: string } | null };

/** Browsers finish no larger call once their page is gone. */
const LARGEST_LATE_CALL = 60_000;

/**
 * The same draft on the server, for another device of the same person. Calls go one after the
 * other, and one that fails keeps nobody from working: the browser has its own copy.
 */
export function serverDraft(resource: ResourceName, id?: string) {
  const path = `/api/admin/${resource}/${id ? `${id}/` : ''}draft`;
  let isThere = false;
  let last: Promise<unknown> = Promise.resolve();
  const send = (method: 'PUT' | 'DELETE', body?: object) => {
    const keepalive = JSON.stringify(body ?? {}).length < LARGEST_LATE_CALL;
    last = last.then(() => callApi(path, { method, body, keepalive })).catch(() => undefined);
  };
  return {
    async read(): Promise<Draft | undefined> {
      const { draft } = await callApi<Kept>(path).catch((): Kept => ({ draft: null }));
      if (!draft) return undefined;
      isThere = true;
      const { values, basedOn, savedAt } = draft;
      return { values, savedAt: Date.parse(savedAt), basedOn: basedOn ?? undefined };
    },
    write({ values, basedOn }: Draft): void {
      isThere = true;
      send('PUT', { values, basedOn });
    },
    remove(): void {
      if (isThere) send('DELETE');
      isThere = false;
    },
  };
}
