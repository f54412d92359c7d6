import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { settingsSchema } from '../env';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');

/** Made by an earlier step of the image, so absent from a clean checkout. */
const BUILT = ['node_modules', '.next'];
/** Read by Node, Next or the database image, not by the site. */
const FOREIGN = ['NEXT_TELEMETRY_DISABLED', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];

test('every file that the image copies exists', () => {
  const copies = [...dockerfile.matchAll(/^COPY (.+)$/gm)].map((match) => match[1] ?? '');
  assert.ok(copies.length > 5);
  for (const copy of copies) {
    const names = copy.split(' ').filter((word) => !word.startsWith('--'));
    for (const source of names.slice(0, -1).map((name) => name.replace('/app/', ''))) {
      assert.ok(BUILT.includes(source) || existsSync(source), `${source} does not exist`);
    }
  }
});

test('every variable that the image and the composition set is a setting', () => {
  const image = [...dockerfile.matchAll(/([A-Z_]+)=/g)].map((match) => match[1] ?? '');
  const services = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map((match) => match[1] ?? '');
  assert.ok(image.length > 3 && services.length > 8);
  const known = [...Object.keys(settingsSchema.shape), ...FOREIGN];
  for (const name of [...image, ...services]) assert.ok(known.includes(name), `${name} is unknown`);
});

test('the image runs as an ordinary user and says how it is', () => {
  assert.match(dockerfile, /^USER node$/m);
  assert.match(dockerfile, /^HEALTHCHECK /m);
});
