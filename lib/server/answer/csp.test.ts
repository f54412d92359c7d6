import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentPolicy } from './csp';
import { sha256 } from './inline-content';

const options = { analyticsEndpoint: '/api/event', isHttps: false, isDev: false };

test('without inline code nothing but files of the site itself run', () => {
  const policy = contentPolicy(options)();
  assert.match(policy, /^default-src 'none';/);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /style-src 'self'$/);
  assert.doesNotMatch(policy, /unsafe/);
  for (const closed of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
    assert.ok(policy.includes(closed), closed);
  }
});

test('hashes open exactly their own text', () => {
  const policy = contentPolicy(options)({ scripts: ['a=', 'b='], styles: ['c='] });
  assert.match(policy, /script-src 'self' 'sha256-a=' 'sha256-b=';/);
  assert.match(policy, /style-src 'self' 'sha256-c='$/);
});

test('every built sheet may be inserted by a navigation, and is listed once', () => {
  const sheets = ['a{color:red}', 'b{color:blue}'];
  const [first, second] = sheets.map((sheet) => `'sha256-${sha256(sheet)}'`);
  const policy = contentPolicy({ ...options, sheets });
  const styles = [sha256(sheets[1] ?? ''), 'u='];
  const listed = `style-src 'self' ${first} ${second}`;
  assert.ok(policy({ scripts: [], styles }).endsWith(`${listed} 'sha256-u='`));
  assert.ok(policy().endsWith(listed));
});

test('an analytics host is opened for connections alone, and only its origin', () => {
  const policy = contentPolicy({
    ...options,
    analyticsEndpoint: 'https://plausible.example/api/event',
  })();
  assert.match(policy, /connect-src 'self' https:\/\/plausible\.example;/);
  assert.equal(policy.split('plausible').length, 2);
});

test('under https nothing is loaded without it', () => {
  assert.match(contentPolicy({ ...options, isHttps: true })(), /upgrade-insecure-requests/);
  assert.doesNotMatch(contentPolicy(options)(), /upgrade-insecure-requests/);
});
