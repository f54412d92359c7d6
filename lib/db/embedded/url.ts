const MARK = 'guide-embedded';
const DATABASE = 'postgresql://postgres@';

export function embeddedUrl(address: { socketDir: string } | { port: number }): string {
  const url = new URL(
    'port' in address
      ? `${DATABASE}127.0.0.1:${address.port}/postgres`
      : `${DATABASE}localhost/postgres?host=${encodeURIComponent(address.socketDir)}`,
  );
  url.searchParams.set('application_name', MARK);
  return url.href;
}

/** The embedded database is marked in its address, because LISTEN does not work on it. */
export function isEmbeddedUrl(url: string): boolean {
  return new URL(url).searchParams.get('application_name') === MARK;
}
