const MARK = 'guide-embedded';
const DATABASE = 'postgresql://postgres@';

/** Where clients find the embedded database: a socket in a private folder, or a loopback port. */
export function embeddedUrl(address: { socketDir: string } | { port: number }): string {
  const url = new URL(
    'port' in address
      ? `${DATABASE}127.0.0.1:${address.port}/postgres`
      : `${DATABASE}localhost/postgres?host=${encodeURIComponent(address.socketDir)}`,
  );
  url.searchParams.set('application_name', MARK);
  return url.href;
}

/** Tells the embedded database from a PostgreSQL server: LISTEN does not work on it. */
export function isEmbeddedUrl(url: string): boolean {
  return new URL(url).searchParams.get('application_name') === MARK;
}
