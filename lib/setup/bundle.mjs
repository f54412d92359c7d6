import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OLDEST_TO_RUN } from './node.mjs';
import { unlessUnchanged } from './build.mjs';

const SOURCES = [
  'components',
  'lib',
  'package-lock.json',
  'prisma/schema.prisma',
  'prisma/seed',
  'server.ts',
  'tsconfig.json',
];
const ENTRIES = {
  server: 'server.ts',
  application: 'lib/next/application.ts',
  'text-process': 'lib/markdown/worker.ts',
};

export function bundleServer() {
  const output = join(process.env.NEXT_DIST_DIR ?? '.next', 'site');
  return unlessUnchanged(SOURCES, output, async () => {
    // Imported only here: on a fresh clone this file is read before the packages are installed.
    const { build } = await import('esbuild');
    await build({
      entryPoints: ENTRIES,
      outdir: output,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: `node${OLDEST_TO_RUN}`,
      packages: 'external',
      sourcemap: 'linked',
      logLevel: 'warning',
    });
    await bundleBrowser(build, join(output, 'browser'));
  });
}

/** What `start` imports later is a file of its own; the name of each holds a hash of what is in it. */
async function bundleBrowser(build, outdir) {
  rmSync(outdir, { recursive: true, force: true });
  const entryNames = '[name]-[hash]';
  await build(await knowingWhatIsShared(build, { ...BROWSER, entryNames, outdir, minify: true }));
}

/** For development, where the sources change under a running server: address and text of each. */
export async function browserScripts() {
  const { build } = await import('esbuild');
  const options = { ...BROWSER, entryNames: '[name]', outdir: '/', sourcemap: 'inline' };
  const { outputFiles } = await build({
    ...(await knowingWhatIsShared(build, options)),
    write: false,
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
}

/** A first build tells which files the search has in common with other islands: see `wake.ts`. */
async function knowingWhatIsShared(build, options) {
  const { metafile } = await build({ ...options, write: false, metafile: true });
  const outputs = Object.values(metafile.outputs);
  const search = outputs.find(({ entryPoint }) => entryPoint?.endsWith('search.island.tsx'));
  const shared = search.imports.filter(({ kind }) => kind === 'import-statement');
  const files = shared.map(({ path }) => `./${basename(path)}`);
  return { ...options, define: { SHARED: JSON.stringify(files.join(' ')) } };
}

const BROWSER = {
  entryPoints: ['components/browser/start.ts'],
  bundle: true,
  splitting: true,
  chunkNames: '[name]-[hash]',
  format: 'esm',
  charset: 'utf8',
  jsx: 'automatic',
  // What islands say to React is done by Preact, which is an eighth of it (decision 026).
  alias: {
    react: 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  // The oldest browsers that Next supports.
  target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  logLevel: 'warning',
};
