type Registry = Record<symbol, unknown>;

/** The server and Next's bundle each load a copy of every module, and share only globalThis. */
export function sharedState<T>(name: string, create: () => T): T {
  const registry = globalThis as unknown as Registry;
  const key = Symbol.for(`guide.${name}`);
  registry[key] ??= create();
  return registry[key] as T;
}
