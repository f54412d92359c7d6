import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import { SettingError, isLoopbackUrl } from '@/lib/env';
import { isSameSecret } from '@/lib/process/signature';
import { escapeHtml } from '@/lib/markdown/escape';
import { type LocalProviderOptions, configuration, localAccounts } from './configuration';

export async function startLocalProvider(options: LocalProviderOptions): Promise<Server> {
  // The address is checked too, so that no wrong setting starts this on a real site.
  if (!options.isLocal || !isLoopbackUrl(options.siteUrl)) {
    throw new Error('The local identity provider starts only when SITE_URL is a loopback address.');
  }
  const { Provider } = await import('oidc-provider');
  const issuer = `http://localhost:${options.port}`;
  const provider = new Provider(issuer, configuration(options));
  const interact = createInteraction(provider, options);
  const protocol = provider.callback();
  const server = createServer((request, response) => {
    // A page elsewhere could point a name of its own at this machine, and read the answers.
    if (request.headers.host !== `localhost:${portOf(server)}`) {
      return void response.writeHead(421).end();
    }
    // Browsers ask for an icon on every page, and print a 404 as an error of the page.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    // Forgets who signed in before; otherwise nobody could try the other account.
    if (request.url?.startsWith('/auth?')) delete request.headers.cookie;
    if (!request.url?.startsWith('/interaction/')) return void protocol(request, response);
    interact(request, response).catch(() => {
      response.writeHead(400, { 'Content-Type': 'text/plain' });
      response.end('This sign-in has expired. Go back to the site and start again.');
    });
  });
  try {
    await once(server.listen(options.port, '127.0.0.1'), 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SettingError(
      `PORT: the next port, ${options.port}, is needed for signing in but is in use`,
    );
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const LONGEST_FORM = 4096;
const TOO_MANY = 'Too many tries at once. Wait a moment, then try again.';

type Options = { password: string; siteUrl: string };

function createInteraction(provider: Provider, { password, siteUrl }: Options) {
  const inTurn = createPasswordTurns();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const details = await provider.interactionDetails(request, response);
    if (details.prompt.name === 'consent') {
      const consent = { grantId: await grantAll(provider, details) };
      return provider.interactionFinished(request, response, { consent });
    }
    const page = { action: `/interaction/${details.uid}`, siteUrl };
    if (request.method !== 'POST') return show(response, 200, signInPage(page));
    const form = new URLSearchParams(await readForm(request));
    const email = form.get('email')?.trim().toLowerCase() ?? '';
    const account = localAccounts.find((known) => known.email === email);
    const isRight = await inTurn(
      () => account !== undefined && isSameSecret(form.get('password') ?? '', password),
    );
    if (!account || !isRight) {
      const error = isRight === undefined ? TOO_MANY : 'The e-mail or password is wrong.';
      const status = isRight === undefined ? 429 : 401;
      return show(response, status, signInPage({ ...page, email, error }));
    }
    await provider.interactionFinished(request, response, {
      login: { accountId: account.accountId },
    });
  };
}

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

async function grantAll(provider: Provider, { session, params }: Details): Promise<string> {
  const grant = new provider.Grant({
    accountId: session?.accountId,
    clientId: String(params.client_id),
  });
  grant.addOIDCScope(String(params.scope));
  return grant.save();
}

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Frame-Options': 'DENY',
    'Set-Cookie': ['_session=; Path=/; Max-Age=0', '_session.sig=; Path=/; Max-Age=0'],
  });
  response.end(html);
}

async function readForm(request: IncomingMessage): Promise<string> {
  let form = '';
  for await (const chunk of request) {
    form += String(chunk);
    if (form.length > LONGEST_FORM) throw new Error('The form is too long.');
  }
  return form;
}

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem system-ui, sans-serif; background: #f4f6f5; color: #14231d }
  form { width: min(22rem, calc(100vw - 3rem)); padding: 2rem; border-radius: 1rem; background: #fff; box-shadow: 0 1px 3px #0003 }
  h1 { margin: 0 0 .5rem; font-size: 1.375rem }
  p { margin: 0 0 1.5rem; color: #4b5a53 }
  label { display: block; margin: 1rem 0 .25rem; font-weight: 600 }
  input { width: 100%; box-sizing: border-box; padding: .625rem .75rem; font: inherit; border: 1px solid #7c8b84; border-radius: .5rem }
  button { width: 100%; margin-top: 1.5rem; padding: .75rem; font: inherit; font-weight: 600; color: #fff; background: #04724f; border: 0; border-radius: .5rem; cursor: pointer }
  a { display: block; margin-top: 1.25rem; text-align: center; color: inherit }
  .error { padding: .75rem; border-radius: .5rem; color: #8a1111; background: #fdeaea }
  @media (prefers-color-scheme: dark) {
    body { background: #101614; color: #e8efec } form { background: #1a2320 } p { color: #a9b8b1 }
    input { color: inherit; background: #101614 }
  }`;

type Page = { action: string; siteUrl: string; email?: string; error?: string };

function signInPage({ action, siteUrl, email = '', error = '' }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in - local identity provider</title>
<style>${STYLE}</style>
</head>
<body>
<form method="post" action="${escapeHtml(action)}">
<h1>Sign in</h1>
<p>Local identity provider, for this machine only.</p>
${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${escapeHtml(email)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button type="submit">Sign in</button>
<a href="${escapeHtml(siteUrl)}/">Back to the site</a>
</form>
</body>
</html>`;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4000;
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** More than one person waits for; beyond it nobody is even compared. */
const MOST_WAITING = 8;

type Clock = { now: () => number; sleep: (ms: number) => Promise<void> };

const CLOCK: Clock = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * One password is compared at a time, and each wrong one makes the next wait longer, so that
 * guessing in parallel gains nothing. All count together: everybody comes from this machine.
 */
export function createPasswordTurns({ now, sleep }: Clock = CLOCK) {
  let wrong = 0;
  let lastWrongAt = 0;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function judge(isRight: () => boolean): Promise<boolean> {
    if (isRight()) {
      wrong = 0;
      return true;
    }
    if (now() - lastWrongAt > FORGOTTEN_AFTER_MS) wrong = 0;
    wrong += 1;
    lastWrongAt = now();
    await sleep(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - 1)));
    return false;
  }

  /** Undefined: too many wait already. */
  return async (isRight: () => boolean): Promise<boolean | undefined> => {
    if (waiting >= MOST_WAITING) return undefined;
    waiting += 1;
    const turn = last.then(() => judge(isRight));
    last = turn.finally(() => (waiting -= 1));
    return turn;
  };
}
