import pino from 'pino';

const E_MAIL = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;
const SECRET =
  /\b((?:token|code|state|secret|password|cookie|authorization)["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi;
const ADDRESS_PASSWORD = /(\/\/[^\s:/@]+:)[^\s@]+(@)/g;

/** An error for the log, without what belongs to a person or opens a door. */
export function maskedError(error: unknown): unknown {
  const plain = pino.stdSerializers.err(error as Error) as unknown;
  try {
    return JSON.parse(JSON.stringify(plain, (_, value: unknown) => mask(value))) as unknown;
  } catch {
    // What cannot be written as JSON is told by its message alone.
    return { message: mask(String(error)) };
  }
}

export function mask<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  return value
    .replace(ADDRESS_PASSWORD, '$1…$2')
    .replace(E_MAIL, '[e-mail]')
    .replace(SECRET, '$1…');
}
