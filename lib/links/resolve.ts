import { Resolver } from 'node:dns/promises';
import { BlockList, type LookupFunction, isIP } from 'node:net';

/** An address that is not of the public web is not asked. */
export class NotPublic extends Error {}

/** On somebody's own machine, the sites that they try out are there as well. */
export type Reach = { mayBeLoopback: boolean };

const LOOKUP = { timeout: 1500, tries: 2 };

/**
 * The connection is made to the very addresses that were judged, so that a name cannot lead
 * elsewhere between the two. Not the system's resolver: each of its questions holds a thread that
 * files are read with, also long after nobody waits for it any more.
 */
export function lookupOf(reach: Reach): LookupFunction {
  return (hostname, options, done) => {
    addressesOf(hostname, reach).then(
      (found) => {
        const [first] = found;
        if (!first) done(new Error(`${hostname} has no address`), '', 0);
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, '', 0),
    );
  };
}

async function addressesOf(hostname: string, reach: Reach) {
  if (hostname === 'localhost' && reach.mayBeLoopback) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver(LOOKUP);
  const [v4, v6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const found = [
    ...(v4.status === 'fulfilled' ? v4.value : []).map((address) => ({ address, family: 4 })),
    ...(v6.status === 'fulfilled' ? v6.value : []).map((address) => ({ address, family: 6 })),
  ];
  for (const { address } of found) requireAllowed(address, reach);
  return found;
}

/** Of a host that is an address itself no resolver is asked. */
export function requireAllowedHost(url: URL, reach: Reach): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) requireAllowed(host, reach);
}

function requireAllowed(ip: string, { mayBeLoopback }: Reach): void {
  if (!isPublicIp(ip) && !(mayBeLoopback && isLoopbackIp(ip))) throw new NotPublic(ip);
}

/** Networks that nobody reaches from the internet, or that are no single machine (RFC 6890). */
const OWN_V4 = [
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
] as const;

/** Some of the public ones lead on to an address of IPv4, or are for documents alone. */
const OWN_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const own = new BlockList();
for (const [network, prefix] of OWN_V4) own.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of OWN_V6) own.addSubnet(network, prefix, 'ipv6');

const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

export function isPublicIp(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !own.check(ip, 'ipv4');
  return family === 6 && publicV6.check(ip, 'ipv6') && !own.check(ip, 'ipv6');
}

const isLoopbackIp = (ip: string): boolean => /^127\.\d+\.\d+\.\d+$/.test(ip) || ip === '::1';
