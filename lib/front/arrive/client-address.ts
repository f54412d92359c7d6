import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

export function senderOf({ headers, socket }: IncomingMessage, trustedHops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return clientAddress(socket.remoteAddress, forwarded, trustedHops);
}

/** Trusts only the last trusted proxy. An IPv6 /64 counts as one address: it is one customer's. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const direct = plainAddress(socketAddress ?? '') ?? 'unknown';
  if (trustedHops === 0 || !forwardedFor) return network(direct);
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const trusted = entries[Math.max(0, entries.length - trustedHops)] ?? '';
  return network(plainAddress(trusted) ?? direct);
}

export function isLoopback(socketAddress: string | undefined): boolean {
  const address = plainAddress(socketAddress ?? '');
  return address === '::1' || (address?.startsWith('127.') ?? false);
}

function plainAddress(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare);
  const address = mapped?.[1] ?? bare.replace(/%.*$/, '');
  return isIP(address) ? address.toLowerCase() : undefined;
}

function network(address: string): string {
  return isIPv6(address) ? `${groups(address).slice(0, 4).join(':')}::/64` : address;
}

function groups(address: string): string[] {
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right = ''] = host.split('::');
  const before = left ? left.split(':') : [];
  const after = right ? right.split(':') : [];
  const gap = host.includes('::') ? 8 - before.length - after.length : 0;
  return [...before, ...Array<string>(gap).fill('0'), ...after];
}
