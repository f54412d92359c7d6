import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, build } from 'esbuild';
import { isAlive } from '@/lib/db/own/cluster';

/** Of this run alone, below the packages that the tests import. */
const FOLDER = `tests/.artifacts/bundle-${process.pid}`;

/**
 * Compiles test files once, with what they share in pieces that they share: a process then loads a
 * few files instead of asking a compiler for hundreds. Gives back where each of them is.
 */
export async function bundleTests(files: readonly string[]): Promise<Map<string, string>> {
  await build({
    entryPoints: Object.fromEntries(files.map((file) => [nameOf(file), file])),
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    // Tests stand for the server.
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [keepOwnPlace, nameFilesOfNext],
  });
  return new Map(files.map((file) => [file, join(FOLDER, `${nameOf(file)}.mjs`)]));
}

/** Those of runs that were killed go with it. */
export function removeBundles(): void {
  for (const name of readdirSync('tests/.artifacts').filter((one) => one.startsWith('bundle-'))) {
    const pid = Number(name.slice('bundle-'.length));
    if (pid === process.pid || !isAlive(pid)) {
      rmSync(join('tests/.artifacts', name), { recursive: true, force: true });
    }
  }
}

const nameOf = (file: string) => file.slice(0, -extname(file).length).replaceAll('/', '__');

/** A module that asks where it is means its source. */
const keepOwnPlace: Plugin = {
  name: 'keep-own-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path }) => {
      if (relative('', path).startsWith('node_modules')) return undefined;
      const source = readFileSync(path, 'utf8');
      if (!/import\.meta\.(?:url|dirname)/.test(source)) return undefined;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/** Next has no `exports` in its manifest: outside of its own compiler its parts are files. */
const nameFilesOfNext: Plugin = {
  name: 'name-files-of-next',
  setup({ onResolve }) {
    onResolve({ filter: /^next\/[\w/-]+$/ }, ({ path }) => ({
      path: `${path}.js`,
      external: true,
    }));
  },
};
