import { Resolver } from 'node:dns/promises';
import { type LookupFunction, isIP } from 'node:net';
import { isLoopbackIp, isPublicIp } from './public-network';

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
