/** Stops a start or a script; the person at the terminal sees the message alone. */
export class DatabaseError extends Error {}

/** The message leaves out the password that the address may hold. */
export function unreachable(url: string, error: unknown): DatabaseError {
  const { hostname, port, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new DatabaseError(
    `DATABASE_URL: the database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be reached (${reason})`,
  );
}
