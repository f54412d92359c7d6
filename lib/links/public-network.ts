import { BlockList, isIP } from 'node:net';

/** Networks that nobody reaches from the internet, or that are no single machine (RFC 6890). */
const OWN: [network: string, prefix: number][] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as [string, number][]),
];

const ownV4 = new BlockList();
for (const [network, prefix] of OWN) ownV4.addSubnet(network, prefix, 'ipv4');

const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Some of the public ones lead on to an address of IPv4, or are for documents alone. */
const ownV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  ownV6.addSubnet(network, prefix, 'ipv6');
}

export function isPublicIp(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !ownV4.check(ip, 'ipv4');
  return family === 6 && publicV6.check(ip, 'ipv6') && !ownV6.check(ip, 'ipv6');
}

export const isLoopbackIp = (ip: string): boolean =>
  /^127\.\d+\.\d+\.\d+$/.test(ip) || ip === '::1';
