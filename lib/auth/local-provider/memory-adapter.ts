import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const MOST_ROWS = 1000;
const LASTS_SECONDS = 600;

/** The library's own adapter in memory warns at every start that it is not for production. */
export function createMemoryAdapter() {
  const rows = new LRUCache<string, AdapterPayload>({ max: MOST_ROWS });

  return class MemoryAdapter implements Adapter {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn = LASTS_SECONDS) {
      rows.set(this.#key(id), payload, { ttl: expiresIn * 1000 });
    }

    async find(id: string) {
      return rows.get(this.#key(id));
    }

    async findByUid(uid: string) {
      return this.#first((payload) => payload.uid === uid);
    }

    async findByUserCode(userCode: string) {
      return this.#first((payload) => payload.userCode === userCode);
    }

    async consume(id: string) {
      const payload = rows.get(this.#key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      rows.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of rows.entries()) {
        if (payload.grantId === grantId) rows.delete(key);
      }
    }

    #key(id: string) {
      return `${this.#kind}:${id}`;
    }

    #first(matches: (payload: AdapterPayload) => boolean) {
      return rows.find((payload, key) => key.startsWith(`${this.#kind}:`) && matches(payload));
    }
  };
}
