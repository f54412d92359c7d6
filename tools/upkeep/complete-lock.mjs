// npm run lock: adds the packages of other systems, without which `npm ci` refuses the lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const OPERATING_SYSTEMS = [
  ...['aix', 'android', 'darwin', 'freebsd', 'linux'],
  ...['netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'],
];
const PROCESSORS = [
  ...['arm64', 'arm', 'ia32', 'loong64', 'mips64el'],
  ...['ppc64', 'riscv64', 's390x', 'wasm32', 'x64'],
];

export function missingOptionals(packages) {
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isThere = Object.hasOwn(packages, `${path}/node_modules/${name}`);
      if (isThere || Object.hasOwn(packages, `node_modules/${name}`)) continue;
      missing[`node_modules/${name}`] = entry(name, version, dev);
    }
  }
  return missing;
}

/** Without its system, a native package would be installed everywhere. */
function entry(name, version, dev) {
  const words = name.split(/[-/.]/);
  const os = OPERATING_SYSTEMS.find((known) => words.includes(known));
  const cpu = PROCESSORS.find((known) => words.includes(known));
  return {
    version: version.replace(/^[\^~]/, ''),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = missingOptionals(lock.packages);
  const packages = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${Object.keys(missing).length} optional packages to the lock file`);
}
