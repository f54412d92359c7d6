// npm run lock: writes the optional packages of other platforms into the lock file.
// npm leaves out those that the registry in use does not carry, and then `npm ci` refuses the
// lock file everywhere, and other systems would miss their native parts.
import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptionals } from './lock-optionals.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const missing = missingOptionals(lock.packages);
const packages = Object.entries({ ...lock.packages, ...missing });
lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${Object.keys(missing).length} optional packages to the lock file`);
