import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicIp } from './resolve';

test('addresses of the internet are public, in both families', () => {
  for (const ip of ['1.1.1.1', '41.137.0.1', '172.32.0.1', '192.1.0.1', '2606:4700::1111']) {
    assert.equal(isPublicIp(ip), true, ip);
  }
});

test('one’s own machine, network and cloud are not, however they are written', () => {
  for (const ip of [
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1'],
    ...['255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
    ...['2001:db8::1', 'localhost', '', '1.1.1', '0x7f.1'],
  ]) {
    assert.equal(isPublicIp(ip), false, ip);
  }
});
