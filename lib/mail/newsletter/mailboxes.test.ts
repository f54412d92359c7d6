import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitDomain, mailDomainOf, mailboxOf, secondsUntilMail } from './mails';

const ROW = 'threat 46: limits shared by neighbours, boxes and domains';

test('an address is the box that it leads to, and its domain is whose servers take it', () => {
  for (const [address, box, domain] of [
    ['Salma+Guide@Example.org', 'salma@example.org', 'example.org'],
    ['s.al.ma+x+y@gmail.com', 'salma@gmail.com', 'gmail.com'],
    ['salma@googlemail.com', 'salma@gmail.com', 'googlemail.com'],
    ['s.al-ma_x@pm.me', 'salmax@proton.me', 'pm.me'],
    ['s.alma@mac.com', 's.alma@icloud.com', 'mac.com'],
    ['s.alma@etu.uca.ma', 's.alma@etu.uca.ma', 'uca.ma'],
    ['a@mail.um5.ac.ma', 'a@mail.um5.ac.ma', 'um5.ac.ma'],
    ['a@b.co.uk', 'a@b.co.uk', 'b.co.uk'],
    ['+@example.org', '+@example.org', 'example.org'],
  ] as const) {
    assert.deepEqual([mailboxOf(address), mailDomainOf(address)], [box, domain], address);
  }
});

test(`${ROW}: one box gets five mails a day, however it is written`, async () => {
  const waits = [];
  for (let at = 0; at < 7; at += 1) waits.push(await secondsUntilMail(`victim+${at}@example.org`));
  assert.deepEqual(waits.slice(0, 5), Array(5).fill(undefined));
  assert.ok((waits[5] ?? 0) > 3600 && (waits[6] ?? 0) > 3600);
  assert.equal(await secondsUntilMail('somebody@example.org'), undefined);
});

test(`${ROW}: one domain is written to a hundred times an hour, unless everybody has a box there`, async () => {
  for (let at = 0; at < 100; at += 1) await limitDomain(`a${at}@h${at}.victim.example`);
  await assert.rejects(limitDomain('b@victim.example'), { status: 429 });
  await limitDomain('b@other.example');
  for (let at = 0; at < 150; at += 1) await limitDomain(`a${at}@gmail.com`);
});
