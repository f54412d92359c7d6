import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type SqlMigrationAwareDriverAdapterFactory,
  bindMigrationAwareSqlAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

const PACKAGE = '@prisma/schema-engine-wasm/schema_engine_bg';

/** The CLI would download a binary, so the engine runs as WebAssembly. */
export async function openSchemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  datamodels?: [string, string][],
): Promise<SchemaEngine> {
  await instantiate();
  return glue.SchemaEngine.new(
    { datamodels },
    ignoreLogs,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

/** Its own entry imports the file of WebAssembly, which Node below 24.5 refuses and later warns of. */
let instantiated: Promise<void> | undefined;

function instantiate(): Promise<void> {
  instantiated ??= load();
  return instantiated;
}

async function load(): Promise<void> {
  // The engine writes the message of a panic here before the call ends with a trap.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  });
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE));
  const bytes = await readFile(join(folder, 'schema_engine_bg.wasm'));
  const imports = { './schema_engine_bg.js': { ...glue, ...patientTimers() } };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** The engine never clears its ten-second lock timer, which would keep a script running. */
function patientTimers(): WebAssembly.ModuleImports {
  const names = Object.keys(glue).filter((name) => name.startsWith('__wbg_setTimeout_'));
  const setUnheldTimeout = (callback: () => void, ms: number) => setTimeout(callback, ms).unref();
  return Object.fromEntries(names.map((name) => [name, setUnheldTimeout]));
}

const ignoreLogs = () => undefined;
