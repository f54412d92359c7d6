import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { displaceProposal } from './back-office';

const ROW = 'threat 46: limits shared by neighbours, boxes and domains';

onDatabase('making room for a proposal', ({ db }) => {
  beforeEach(() => db.proposal.deleteMany());

  let minute = 0;
  /** One after the other, each named by its place, from a neighbourhood and an address of it. */
  async function wait(...from: (readonly [string, string])[]): Promise<void> {
    for (const [at, [neighbourhood, sender]] of from.entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, (minute += 1)));
      const data = { kind: 'addition', what: String(at), sourceUrl: 'https://example.org/' };
      await db.proposal.create({ data: { ...data, neighbourhood, sender, createdAt } });
    }
  }
  const displace = (neighbourhood?: string) =>
    db.$transaction((tx) => displaceProposal(tx, neighbourhood));
  const left = async () =>
    (await db.proposal.findMany({ orderBy: { createdAt: 'asc' } })).map(({ what }) => what);

  test(`${ROW}: the address that waits most gives way, where most wait, and its last first`, async () => {
    await wait(
      ['a', 'a1'],
      ['b', 'b1'],
      ['b', 'b2'],
      ['b', 'b2'],
      ['b', 'b1'],
      ['b', 'b2'],
      ['c', 'c1'],
    );
    await displace();
    assert.deepEqual(await left(), ['0', '1', '2', '3', '4', '6']);
    await displace();
    assert.deepEqual(await left(), ['0', '1', '2', '3', '6'], 'of two alike, the later');
  });

  test('in a neighbourhood that is named, nobody else gives way', async () => {
    await wait(['a', 'a1'], ['b', 'b1'], ['b', 'b2'], ['a', 'a2']);
    await displace('a');
    assert.deepEqual(await left(), ['0', '1', '2']);
    assert.equal(await displace('nobody'), undefined);
  });

  test('what was decided is no matter, and what staff decide on just now stays', async () => {
    await wait(['a', 'a1'], ['a', 'a1']);
    await db.proposal.updateMany({
      where: { what: '1' },
      data: { state: 'declined', reason: 'x', decidedAt: new Date() },
    });
    await displace();
    assert.deepEqual(await left(), ['1']);
  });
});
