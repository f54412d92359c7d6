/** Stops a start or a script: its message is one sentence for the person at the terminal. */
export class DatabaseError extends Error {}

/** Never shows the password that the address may hold. */
export function unreachable(url: string, error: unknown): DatabaseError {
  const { hostname, port, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new DatabaseError(
    `DATABASE_URL: the database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be reached (${reason})`,
  );
}
