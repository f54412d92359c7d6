const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Entries for the optional dependencies that no entry of the lock file stands for. */
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

/** The name tells where a native package belongs; without that it would be installed everywhere. */
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
