import pino from 'pino';
import { readableStack } from './readable-stack';

// Repetitions are bounded, because errors hold text of strangers that could make a match slow.
const E_MAIL = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const SECRET =
  /\b((?:token|code|state|secret|password|cookie|authorization)["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi;
const ADDRESS_PASSWORD = /(\/\/[^\s:/@]{1,200}:)[^\s@]{1,200}(@)/g;
const MAX_LENGTH = 10_000;

export function maskedError(error: unknown): unknown {
  const plain = pino.stdSerializers.err(error as Error) as unknown;
  try {
    return JSON.parse(JSON.stringify(plain, masked)) as unknown;
  } catch {
    return { message: mask(String(error)) };
  }
}

function masked(key: string, value: unknown): unknown {
  return mask(key === 'stack' && typeof value === 'string' ? readableStack(value) : value);
}

export function mask<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  const masked = value
    .replace(ADDRESS_PASSWORD, '$1…$2')
    .replace(E_MAIL, '[e-mail]')
    .replace(SECRET, '$1…');
  return masked.length > MAX_LENGTH ? `${masked.slice(0, MAX_LENGTH)}…` : masked;
}
