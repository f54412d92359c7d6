// npm run sbom [-- file]: what the site consists of, as CycloneDX, from the lock file alone.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const DEFAULT_FILE = '.cache/sbom.cdx.json';

/** Built from the text of the lock file alone, so that the same lock gives the same file. */
export function billOfMaterials(text) {
  const { packages } = JSON.parse(text);
  const { '': site, ...others } = packages;
  const components = new Map();
  for (const [path, entry] of Object.entries(others)) {
    if (entry.link) continue;
    const name = entry.name ?? path.replace(/^.*node_modules\//, '');
    const component = componentOf(name, entry);
    const known = components.get(component['bom-ref']);
    // The same version may lie in several places; one of them that readers need decides.
    if (!known || known.scope !== 'required') components.set(component['bom-ref'], component);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(text)}`,
    version: 1,
    metadata: { component: { type: 'application', name: site.name, version: site.version ?? '0' } },
    components: [...components.values()],
  };
}

function componentOf(name, { version, integrity, license, dev, optional, devOptional }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const digest = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  const isLeftOut = Boolean(dev || devOptional);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: isLeftOut ? 'excluded' : optional ? 'optional' : 'required',
    ...(digest
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    ...(license ? { licenses: [{ expression: license }] } : {}),
  };
}

function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((parseInt(hex[16], 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = process.argv[2] ?? DEFAULT_FILE;
  const bill = billOfMaterials(readFileSync('package-lock.json', 'utf8'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages`);
}
