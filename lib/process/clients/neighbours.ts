/** Customers hold many networks of IPv6, up to 65,536 in a /48, and are known by that alone. */
export const neighbours = (address: string): string =>
  address.endsWith('::/64') ? address.split(':', 3).join(':') : address;
