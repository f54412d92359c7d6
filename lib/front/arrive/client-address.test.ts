import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientAddress, isLoopback } from './receive';

test('without a trusted proxy only the socket counts', () => {
  assert.equal(clientAddress('203.0.113.7', '198.51.100.1', 0), '203.0.113.7');
  assert.equal(clientAddress('::ffff:203.0.113.7', undefined, 0), '203.0.113.7');
  assert.equal(clientAddress(undefined, undefined, 0), 'unknown');
});

test('threat 28: rate limits under a new address each time: the entry counts that the outermost of them wrote', () => {
  const forged = '1.1.1.1, 2.2.2.2, 198.51.100.9, 10.0.0.2';
  assert.equal(clientAddress('10.0.0.1', forged, 1), '10.0.0.2');
  assert.equal(clientAddress('10.0.0.1', forged, 2), '198.51.100.9');
  assert.equal(clientAddress('10.0.0.1', '198.51.100.9', 3), '198.51.100.9');
  assert.equal(clientAddress('10.0.0.1', undefined, 1), '10.0.0.1');
});

test('an entry that is no address falls back to the socket', () => {
  for (const entry of ['', 'unknown', 'a'.repeat(500), '1.2.3', '<script>', '999.1.1.1']) {
    assert.equal(clientAddress('203.0.113.7', entry, 1), '203.0.113.7', entry);
  }
});

test('ports and brackets do not make another client', () => {
  assert.equal(clientAddress('10.0.0.1', '198.51.100.9:4711', 1), '198.51.100.9');
  assert.equal(clientAddress('10.0.0.1', '[2001:db8::1]:443', 1), '2001:db8:0:0::/64');
});

test('threat 28: rate limits under a new address each time: an IPv6 /64 is one client, in every spelling', () => {
  const one = clientAddress('2001:db8:1:2:aaaa::1', undefined, 0);
  assert.equal(one, '2001:db8:1:2::/64');
  assert.equal(clientAddress('2001:0DB8:0001:0002::ffff', undefined, 0), one);
  assert.notEqual(clientAddress('2001:db8:1:3::1', undefined, 0), one);
  assert.equal(clientAddress('fe80::1%eth0', undefined, 0), 'fe80:0:0:0::/64');
  assert.equal(clientAddress('::1', undefined, 0), '0:0:0:0::/64');
});

test('loopback is recognised in both families', () => {
  assert.deepEqual(
    ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '::ffff:10.0.0.1', undefined].map(
      isLoopback,
    ),
    [true, true, true, false, false, false],
  );
});
