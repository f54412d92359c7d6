import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { siteDatabaseUrl } from '../../fixtures/database/site-database';
import { bringPeople } from '../../fixtures/people/people';

const { db, memberUser: person, bring } = await bringPeople();
const url = await siteDatabaseUrl();

/** What `npm run admin --` runs, while the site is running. */
function admin(...args: string[]) {
  const run = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lib/auth/scripts/admin.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: url } },
  );
  return { status: run.status, out: run.stdout.trim(), error: run.stderr.trim() };
}

const isAdmin = async () => (await db.user.findUniqueOrThrow({ where: { id: person.id } })).isAdmin;

test('who was an editor is an admin alone, and nobody of the staff afterwards', async () => {
  const editor = await bring({ isEditor: true });
  const roles = async () => {
    const user = await db.user.findUniqueOrThrow({ where: { id: editor.id } });
    return [user.isAdmin, user.isEditor];
  };
  admin('grant', editor.email);
  assert.deepEqual(await roles(), [true, false]);
  admin('revoke', editor.email);
  assert.deepEqual(await roles(), [false, false]);
  const where = { entityId: editor.id };
  const lines = await db.auditEntry.findMany({ where, orderBy: { at: 'asc' } });
  assert.deepEqual(
    lines.map(({ action }) => action),
    ['revoke editor', 'grant admin', 'revoke admin'],
  );
});

test('grants, lists and revokes, with a line in the audit log for each change', async () => {
  assert.equal(admin('grant', person.email.toUpperCase()).out, `${person.email} is an admin now.`);
  assert.equal(await isAdmin(), true);
  assert.equal(admin('grant', person.email).out, `${person.email} was an admin already.`);
  assert.ok(admin('list').out.split('\n').includes(person.email));
  assert.equal(admin('revoke', person.email).out, `${person.email} is no admin any more.`);
  assert.equal(await isAdmin(), false);
  assert.equal(admin('revoke', person.email).out, `${person.email} was no admin.`);
  const lines = await db.auditEntry.findMany({
    where: { entityId: person.id },
    orderBy: { at: 'asc' },
  });
  assert.deepEqual(
    lines.map(({ action, actorLabel }) => [action, actorLabel]),
    [
      ['grant admin', 'npm run admin'],
      ['revoke admin', 'npm run admin'],
    ],
  );
});

test('refuses what it cannot do in one sentence, without a stack trace', () => {
  for (const [args, sentence] of [
    [['grant', 'nobody@example.org'], /^Nobody has signed in as nobody@example\.org yet: .*\.$/],
    [['grant', 'not-an-address'], /^Usage:/],
    [['promote', 'a@b.co'], /^Usage:/],
  ] as const) {
    const { status, error } = admin(...args);
    assert.equal(status, 1);
    assert.match(error, sentence);
    assert.doesNotMatch(error, /\n\s+at /);
  }
});
