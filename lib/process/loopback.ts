/** Local mode hangs on this: the site's own address is one that only this machine reaches. */
export function isLoopbackUrl(url: string): boolean {
  const host = new URL(url).hostname;
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || isLoopbackIpv4(host)
  );
}

function isLoopbackIpv4(host: string): boolean {
  return /^127(\.\d{1,3}){3}$/.test(host);
}
