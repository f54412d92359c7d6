import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { isSameSecret } from '@/lib/process/signature';
import { localAccounts } from './configuration';
import { signInPage } from './sign-in-page';
import { createPasswordTurns } from './wrong-passwords';

const LONGEST_FORM = 4096;
const TOO_MANY = 'Too many tries at once. Wait a moment, then try again.';

type Options = { password: string; siteUrl: string };

export function createInteraction(provider: Provider, { password, siteUrl }: Options) {
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
    // Forgets who signed in before; otherwise nobody could try the other account.
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
