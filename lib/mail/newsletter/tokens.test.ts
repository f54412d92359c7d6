import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as tokens from './tokens';

const ROW = 'threat 49: marks of letters planted in texts, links without an end';
const DAY = 86_400_000;
const SENT = Date.UTC(2026, 10, 25, 23);

const tokenIn = (url: string) => new URL(url).searchParams.get('jeton') ?? '';

test(`${ROW}: a link of a letter works for its time and no longer`, (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: SENT });
  const id = randomUUID();
  for (const [url, read, days] of [
    [tokens.confirmUrl(id), tokens.readConfirmToken, 7],
    [tokens.preferencesUrl(id), tokens.readPreferencesToken, 30],
    [tokens.unsubscribeUrl(id), tokens.readUnsubscribeToken, 730],
  ] as const) {
    const token = tokenIn(url);
    for (const [later, expected] of [
      [0, id],
      [days, id],
      [days + 1, undefined],
    ] as const) {
      t.mock.timers.setTime(SENT + later * DAY);
      assert.equal(read(token), expected, `${url} after ${later} days`);
    }
    t.mock.timers.setTime(SENT);
  }
});

test(`${ROW}: nobody but the site moves its end, or uses it for something else`, (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: SENT });
  const id = randomUUID();
  const token = tokenIn(tokens.preferencesUrl(id));
  const [, lastDay = '', signature = ''] = token.split('.');
  for (const wrong of [
    `${id}.${Number(lastDay) + 1}.${signature}`,
    `${id}.${signature}`,
    `${id}..${signature}`,
    `${randomUUID()}.${lastDay}.${signature}`,
    `${token}.x`,
    '',
  ]) {
    assert.equal(tokens.readPreferencesToken(wrong), undefined, wrong);
    assert.equal(tokens.readOldToken(wrong), undefined, wrong);
  }
  assert.equal(tokens.readUnsubscribeToken(token), undefined);
  assert.equal(tokens.readConfirmToken(token), undefined);
});
