import type { Adapter, AdapterPayload } from 'oidc-provider';

type Row = { payload: AdapterPayload; expires: number };

const MOST_ROWS = 1000;

/** The library's own adapter in memory warns at every start that it is not for production. */
export function createMemoryAdapter() {
  const rows = new Map<string, Row>();

  return class MemoryAdapter implements Adapter {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
      const key = this.#key(id);
      rows.delete(key);
      rows.set(key, { payload, expires: Date.now() + (expiresIn ?? 600) * 1000 });
      for (const oldest of rows.keys()) {
        if (rows.size <= MOST_ROWS) break;
        rows.delete(oldest);
      }
    }

    async find(id: string) {
      const row = rows.get(this.#key(id));
      return row && row.expires > Date.now() ? row.payload : undefined;
    }

    async findByUid(uid: string) {
      return this.#first((payload) => payload.uid === uid);
    }

    async findByUserCode(userCode: string) {
      return this.#first((payload) => payload.userCode === userCode);
    }

    async consume(id: string) {
      const row = rows.get(this.#key(id));
      if (row) row.payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      rows.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key);
    }

    #key(id: string) {
      return `${this.#kind}:${id}`;
    }

    #first(matches: (payload: AdapterPayload) => boolean) {
      for (const [key, { payload, expires }] of rows) {
        if (key.startsWith(`${this.#kind}:`) && expires > Date.now() && matches(payload)) {
          return payload;
        }
      }
      return undefined;
    }
  };
}
