import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { sectionsFor } from '@/components/admin/shell/sections';
import { operations } from '@/lib/api/contracts/index';
import { createClient } from '../../fixtures/site/client';
import { resourceNames } from '../../fixtures/data/samples';
import { bringPeople } from '../../fixtures/people/people';

/** Below /api/admin and /admin. What is in neither list was judged by nobody yet. */
const FOR_EDITORS = [
  ...resourceNames,
  ...[
    'addresses',
    'conflicts',
    'export',
    'find',
    'import',
    'imports',
    'links',
    'media',
    'preview',
    'proposals',
    'readers',
    'nowhere',
  ],
];
const FOR_ADMINS = ['audit', 'digest', 'jobs', 'letters', 'newsletter', 'settings', 'users'];
const FOR_ADMINS_BELOW = ['/api/admin/import/subscribers'];

const { bring, visitor } = await bringPeople();
const several = (options: Parameters<typeof bring>[0]) =>
  Promise.all([1, 2, 3].map(() => bring(options)));
const people = {
  reader: await several({ isAdmin: false }),
  editor: await several({ isEditor: true }),
  admin: await several({}),
};
const as = (who: keyof typeof people) =>
  createClient(
    undefined,
    people[who].map(({ cookie }) => cookie),
  );
const clients = {
  visitor,
  reader: as('reader'),
  editor: as('editor'),
  admin: as('admin'),
};
const everybody = Object.entries(clients);

/** Undefined for what is let through. */
function refusalFor(who: string, path: string): 401 | 403 | undefined {
  const section = path.replace(/^(?:\/api)?\/admin\/?/, '').split('/')[0] ?? '';
  const isForAdmins = FOR_ADMINS.includes(section) || FOR_ADMINS_BELOW.includes(path);
  assert.ok(isForAdmins || section === '' || FOR_EDITORS.includes(section), `who may ${path}?`);
  if (who === 'visitor') return 401;
  const isAllowed = who === 'admin' || (who === 'editor' && !isForAdmins);
  return isAllowed ? undefined : 403;
}

const calls = Object.entries(operations).flatMap(([path, methods]) =>
  path.startsWith('/api/admin/') ? Object.keys(methods).map((method) => ({ path, method })) : [],
);

describe('threat 1: gate bypass: each call of the back-office answers each role as it should (spec 6.3)', () => {
  test('there are calls to judge', () => assert.ok(calls.length > 90, String(calls.length)));

  for (const { path, method } of calls) {
    test(`${method} ${path}`, async () => {
      const target = path.replaceAll(/\{\w+\}/g, () => randomUUID());
      // Nothing that would be done: no body is JSON, no row has these ids.
      const body = method === 'GET' ? {} : { raw: 'x', headers: { 'content-type': 'text/plain' } };
      for (const [who, client] of everybody) {
        const { status } = await client.send(target, { method, ...body });
        const refusal = refusalFor(who, path);
        if (refusal) assert.equal(status, refusal, who);
        else assert.ok(![401, 403, 405, 429].includes(status) && status < 500, `${who}: ${status}`);
      }
    });
  }
});

describe('threat 1: gate bypass: each screen opens for those whom it is for (spec 6.2)', () => {
  for (const path of screens()) {
    test(path, async () => {
      for (const [who, client] of everybody) {
        const answer = await client.get(path);
        const isThere = !path.includes('nowhere');
        assert.equal(answer.status, refusalFor(who, path) ?? (isThere ? 200 : 404), who);
        const text = await answer.text();
        const isRefused = [401, 403].includes(answer.status);
        if (isRefused || isThere) assert.equal(/Logout/.test(text), !isRefused, who);
      }
    });
  }
});

function screens(): string[] {
  const files = readdirSync('app/(admin)/admin', { recursive: true, encoding: 'utf8' });
  const paths = files
    .filter((name) => /(^|\/)page\.tsx$/.test(name))
    .map((name) => `/admin/${name}`.replace(/\/page\.tsx$/, ''))
    .flatMap((path) =>
      path.includes('[section]')
        ? sectionsFor({ id: '', label: '', name: '', isAdmin: true }).map(({ name }) =>
            path.replace('[section]', name),
          )
        : [path.replace('[...rest]', 'nowhere/at/all')],
    );
  return [...new Set(paths)];
}
