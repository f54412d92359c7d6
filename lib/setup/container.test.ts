import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MEMORY_BOUNDS, SERVER } from '@/tests/fixtures/site/site';
import { BODY_LIMITS } from '../front/arrive/judge';
import { settingsSchema } from '../env';
import { FETCHED } from './node.mjs';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');
const instances = readFileSync('compose.instances.yaml', 'utf8');

/** Made by an earlier step of the image, so absent from a clean checkout. */
const BUILT = ['node_modules', '.next'];
/** Read by Node, Next, the C library or the database image, not by the site. */
const FOREIGN = [
  'NEXT_TELEMETRY_DISABLED',
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'PGPASSWORD'],
  // Read by deploy/haproxy.cfg and deploy/database.sh.
  ...['DOOR', 'DATABASE_1', 'DATABASE_2', 'FOLLOW'],
];

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

test('the image, the packages and all who are told name one version of Node', () => {
  const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  const images = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md'].map(
    (page) => /\bNode (\d+)/.exec(readFileSync(page, 'utf8'))?.[1],
  );
  const types = devDependencies['@types/node']?.split('.')[0];
  const [major] = FETCHED.split('.');
  assert.equal(images.length, 2);
  for (const named of [...images, ...pages, types]) assert.equal(named, major);
  assert.equal(engines.node, `>=${major}`);
  assert.equal(readFileSync('.nvmrc', 'utf8').trim(), major);
});

test('a proxy of ours lets through what the site takes, and logs no query', () => {
  const most = Math.max(...BODY_LIMITS.map(([, bytes]) => bytes));
  for (const file of ['docs/operations.md', 'deploy/nginx.conf']) {
    const text = readFileSync(file, 'utf8');
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(text) ?? [];
    assert.ok(Number(megabytes) * 1024 * 1024 >= most, file);
    const [, format] = /^\s*access_log (?:\S+ )?(\w+);/m.exec(text) ?? [];
    const [, logged = ''] = new RegExp(`log_format ${format}([^;]*);`).exec(text) ?? [];
    assert.ok(format === 'off' || logged, file);
    // $request and $request_uri have the query in them.
    assert.doesNotMatch(logged, /\$(?:request|request_uri|args|query_string)\b/);
  }
});

test('the unit of systemd runs the site on the Node that the preparing step chose', () => {
  const unit = readFileSync('docs/operations.md', 'utf8');
  const folder = /^WorkingDirectory=(.+)$/m.exec(unit)?.[1] ?? '';
  assert.match(unit, RegExp(`^Environment=PATH=${folder}/node_modules/\\.bin:`, 'm'));
  const starts = [...unit.matchAll(/^ExecStart(?:Pre)?=(.+)$/gm)].map(([, command]) => command);
  assert.equal(starts.length, 2);
  for (const start of starts) assert.match(start ?? '', /^\/usr\/bin\/env node /);
});

test('every variable that the image and the composition set is a setting', () => {
  const image = [...dockerfile.matchAll(/([A-Z_]+)=/g)].map((match) => match[1] ?? '');
  const services = [...`${compose}${instances}`.matchAll(/^ {6}([A-Z_]+):/gm)].map(
    (match) => match[1] ?? '',
  );
  assert.ok(image.length > 3 && services.length > 8);
  const known = [...Object.keys(settingsSchema.shape), ...FOREIGN];
  for (const name of [...image, ...services]) assert.ok(known.includes(name), `${name} is unknown`);
});

test('the composition of three instances and their doors name the same places', () => {
  const services = [...instances.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  const front = readFileSync('deploy/nginx.conf', 'utf8');
  const sites = [...front.matchAll(/server ([\w-]+):3000/g)].map(([, name]) => name);
  assert.deepEqual(sites, ['site', 'site-2', 'site-3']);
  const servers = [...instances.matchAll(/DATABASE_\d: ([\w-]+):5432/g)].map(([, name]) => name);
  assert.equal(servers.length, 2);
  for (const name of [...sites, ...servers]) assert.ok(services.includes(name), name);
  const door = readFileSync('deploy/haproxy.cfg', 'utf8');
  for (const [, name = ''] of door.matchAll(/"\$\{(\w+)\}"/g))
    assert.match(instances, RegExp(`${name}:`));
  for (const [, file = ''] of instances.matchAll(/- (\.\/deploy\/[\w.-]+):/g)) {
    assert.ok(existsSync(file), `${file} does not exist`);
  }
});

test('the image runs as an ordinary user and says how it is', () => {
  assert.match(dockerfile, /^USER node$/m);
  assert.match(dockerfile, /^HEALTHCHECK /m);
});

test('the same server runs in the same heap however the site is started, by the tests too', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  const unit = /^ExecStart=.*$/m.exec(readFileSync('docs/operations.md', 'utf8'));
  const command = /^CMD \["node".*$/m.exec(dockerfile);
  for (const start of [scripts.start, unit?.[0], command?.[0]]) {
    for (const bound of MEMORY_BOUNDS) assert.ok(start?.includes(bound), start);
    assert.ok(start?.includes(SERVER), start);
  }
});
