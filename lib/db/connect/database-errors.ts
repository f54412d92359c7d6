import {
  type HttpError,
  type Issue,
  conflict,
  invalid,
  notFound,
  unavailable,
} from '@/lib/process/http-error';

/** Codes that mean: no answer for now. Most of PostgreSQL’s are whole classes. */
const UNREACHABLE = [
  /^P(?:1001|1002|1008|1017|2024|2028)$/,
  /^(?:ConnectionClosed|DatabaseNotReachable|SocketTimeout)$/,
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/,
  // No connection, no resources, an operator; a standby, a deadlock, a lock.
  /^(?:08|53|57)...$|^(?:25006|40001|40P01|55P03)$/,
];
// The socket of a database of our own is missing (ENOENT) while that is started again.
const UNREACHABLE_TEXT =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|Server has closed the connection|Can't reach database|Unable to start a transaction|connect ENOENT/i;

type CodedError = {
  code?: string;
  originalCode?: string;
  kind?: string;
  message?: string;
  meta?: Record<string, unknown>;
  cause?: unknown;
};

type AdapterCause = { constraint?: { index?: string } };

export function databaseError(error: unknown): HttpError | undefined {
  const { code, meta } = (error ?? {}) as CodedError;
  if (code === 'P2002') return duplicate(meta);
  if (code === 'P2003')
    return invalid([{ path: referencedField(meta), message: 'Does not exist' }]);
  if (code === 'P2025') return notFound();
  const rule = brokenRule(error);
  if (rule) return invalid([rule]);
  return isUnreachable(error) ? unavailable() : undefined;
}

export function isUnreachable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, originalCode, kind, message = '' }) =>
      [code, originalCode, kind].some((word) =>
        UNREACHABLE.some((form) => form.test(word ?? '')),
      ) || UNREACHABLE_TEXT.test(message),
  );
}

/** Prisma keeps what PostgreSQL reported, such as a full disk, apart from the cause. */
function causesOf(error: unknown): CodedError[] {
  if (!error) return [];
  const { cause, meta } = error as CodedError;
  return [error, ...causesOf(meta?.driverAdapterError ?? cause)];
}

function duplicate(meta: CodedError['meta']): HttpError {
  const isSlug = constraintName(meta).endsWith('_slug_key');
  if (constraintName(meta) === 'sources_address_key') {
    const message = 'There is a source with this address already';
    return conflict('duplicate', message, [{ path: 'url', message }]);
  }
  const message = isSlug ? 'This slug is already in use' : 'Already in use';
  return conflict('duplicate', message, [{ path: isSlug ? 'slug' : 'email', message }]);
}

/** Links are fields of the row that they start from: "programme_categories" is its categoryIds. */
const LINKS: Record<string, string> = {
  programme_categories_category_id_fkey: 'categoryIds',
  call_programmes_programme_id_fkey: 'programmeIds',
};

/** Turns a constraint such as "articles_city_id_fkey" into the field cityId. */
function referencedField(meta: CodedError['meta']): string {
  const constraint = constraintName(meta);
  const link = LINKS[constraint];
  if (link) return link;
  const name = /_(category|university|city|establishment|source|former)_id_fkey$/.exec(
    constraint,
  )?.[1];
  return name ? `${name}Id` : '';
}

/** Rules that no schema can judge, because they are about more than what was sent. */
const RULES: Record<string, Issue> = {
  'a published master needs a source with a link': {
    path: 'sources',
    message: 'A published master needs a source with a link',
  },
  'a call needs a source with a link': {
    path: 'source',
    message: 'A call needs a source with a link',
  },
  'a master has three specialisations at most': {
    path: 'categoryIds',
    message: 'Three specialisations at most',
  },
  'a call is for masters of its own establishment': {
    path: 'programmeIds',
    message: 'A call is for masters of its own establishment',
  },
  programmes_former_check: { path: 'formerId', message: 'No master comes after itself' },
};

function brokenRule(error: unknown): Issue | undefined {
  const messages = causesOf(error).map(({ message = '' }) => message);
  const names = Object.keys(RULES);
  const name = names.find((one) => messages.some((message) => message.includes(one)));
  return name ? RULES[name] : undefined;
}

function constraintName(meta: CodedError['meta']): string {
  const { cause } = (meta?.driverAdapterError ?? {}) as { cause?: AdapterCause };
  return cause?.constraint?.index ?? '';
}

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
