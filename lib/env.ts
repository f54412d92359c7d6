import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

// Where the site signs people in itself, it takes the next port as well.
const port = z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65534);
const emails = z
  .string()
  .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
  .pipe(z.array(z.email({ error: 'must be a comma-separated list of e-mail addresses' })));
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a number from ${min} to ${max}` })
    .int()
    .min(min)
    .max(max);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** `.env.example` lists the same names; a test compares them. */
export const settingsSchema = z.object({
  PORT: optional(port),
  HOST: optional(z.string().regex(/^[\w.:-]+$/, { error: 'must be a host name or address' })),
  SITE_URL: optional(
    url('http:', 'https:')
      .transform((value) => value.replace(/\/+$/, ''))
      .refine((value) => !/[?#]/.test(value) && new URL(value).pathname === '/', {
        error: 'must be an origin without a path, such as https://www.example.org',
      }),
  ),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  DATABASE_PATIENCE_MS: optional(wholeNumber(100, 60_000)),
  DATA_DIR: optional(z.string()),
  OIDC_ISSUER: optional(url('http:', 'https:')),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  ADMIN_EMAILS: optional(emails),
  NEXTAUTH_SECRET: optional(z.string().min(32, { error: 'must have at least 32 characters' })),
  LOCAL_LOGIN_PASSWORD: optional(z.string().min(8, { error: 'must have at least 8 characters' })),
  ANALYTICS_ENDPOINT: optional(
    z.union([z.string().regex(/^\/(?!\/)/), url('http:', 'https:')], {
      error: 'must be a path such as /api/event or a URL',
    }),
  ),
  ANALYTICS_DOMAIN: optional(z.string().regex(/^[\w.:-]+$/, { error: 'must be a host name' })),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  CONTACT_EMAIL: optional(z.email({ error: 'must be an e-mail address' })),
  NEWSLETTER_CONFIRMATION: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  LETTERS_PER_MINUTE: optional(wholeNumber(1, 60_000)),
  LETTER_CONNECTIONS: optional(wholeNumber(1, 20)),
  DKIM_SELECTOR: optional(z.string().regex(/^[\w.-]+$/, { error: 'must be a DNS label' })),
  DKIM_PRIVATE_KEY: optional(
    z
      .string()
      .transform((key) => key.replaceAll('\\n', '\n'))
      .refine(isSigningKey, {
        error: 'must be an RSA private key of 1024 bits or more in PEM form, without a passphrase',
      }),
  ),
  TRUSTED_PROXY_HOPS: optional(
    z.coerce.number({ error: 'must be a number from 0 to 10' }).int().min(0).max(10),
  ),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  NODE_ENV: optional(z.string()),
  WARM_UP_PAGES: optional(
    z.coerce.number({ error: 'must be a number from 0 to 2000' }).int().min(0).max(2000),
  ),
  SEED: optional(z.enum(['demo', 'none'], { error: 'must be demo or none' })),
});

type Settings = z.infer<typeof settingsSchema>;

/** Stops the start. Its message is one sentence that names the variable. */
export class SettingError extends Error {}

export function readEnv(source: Record<string, string | undefined>) {
  const parsed = settingsSchema.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  return withDefaults(parsed.data);
}

function withDefaults(given: Settings) {
  const port = given.PORT ?? 3000;
  const siteUrl = given.SITE_URL ?? `http://localhost:${port}`;
  const isLocal = isLoopbackUrl(siteUrl);
  const hasProvider = Boolean(given.OIDC_ISSUER);
  const missing = (
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'NEXTAUTH_SECRET'] as const
  )
    .filter((name) => !given[name])
    .filter((name) => !isLocal || (hasProvider && name.startsWith('OIDC_')));
  if (missing[0]) {
    throw new SettingError(
      isLocal
        ? `${missing[0]}: must be set when OIDC_ISSUER is set`
        : `${missing[0]}: must be set when SITE_URL is not a loopback address`,
    );
  }
  if (given.DKIM_PRIVATE_KEY && !given.DKIM_SELECTOR) {
    throw new SettingError('DKIM_SELECTOR: must be set when DKIM_PRIVATE_KEY is set');
  }
  if (given.NEWSLETTER_CONFIRMATION === 'on' && !given.SMTP_URL) {
    throw new SettingError('NEWSLETTER_CONFIRMATION: needs SMTP_URL, since it sends a link');
  }
  return {
    ...given,
    PORT: port,
    HOST: given.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    SITE_URL: siteUrl,
    DATABASE_PATIENCE_MS: given.DATABASE_PATIENCE_MS ?? 2000,
    DATA_DIR: given.DATA_DIR ?? '.data',
    ADMIN_EMAILS: given.ADMIN_EMAILS ?? (isLocal && !hasProvider ? ['admin@guide.local'] : []),
    ANALYTICS_ENDPOINT: given.ANALYTICS_ENDPOINT ?? '/api/event',
    ANALYTICS_DOMAIN: given.ANALYTICS_DOMAIN ?? new URL(siteUrl).host,
    NEWSLETTER_CONFIRMATION: Boolean(given.SMTP_URL) && given.NEWSLETTER_CONFIRMATION !== 'off',
    LETTERS_PER_MINUTE: given.LETTERS_PER_MINUTE ?? 120,
    LETTER_CONNECTIONS: given.LETTER_CONNECTIONS ?? 2,
    TRUSTED_PROXY_HOPS: given.TRUSTED_PROXY_HOPS ?? 0,
    WARM_UP_PAGES: given.WARM_UP_PAGES ?? 2000,
    SEED: given.SEED ?? ('demo' as const),
    isLocal,
    usesLocalProvider: isLocal && !hasProvider,
    oidc: {
      issuer: given.OIDC_ISSUER ?? `http://localhost:${port + 1}`,
      clientId: given.OIDC_CLIENT_ID ?? 'guide',
      // The local provider runs in this process and reads the same value.
      clientSecret: given.OIDC_CLIENT_SECRET ?? given.NEXTAUTH_SECRET ?? '',
    },
    isProduction: given.NODE_ENV === 'production',
  };
}

/** Mails are signed with rsa-sha256, and no mail server believes a shorter key (RFC 8301). */
function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

/** Local mode is allowed only at an address that nobody but this machine reaches. */
export function isLoopbackUrl(url: string): boolean {
  const host = new URL(url).hostname;
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}

export type Env = ReturnType<typeof readEnv>;

let memo: Env | undefined;

export function env(): Env {
  memo ??= readEnv(process.env);
  return memo;
}

export function forgetEnv(): void {
  memo = undefined;
}
