import { startLocalProvider } from '@/lib/auth/local-provider/start';
import type { Env } from '@/lib/env';

export async function openProvider(settings: Env): Promise<{ close: () => void }> {
  if (!settings.usesLocalProvider) return { close: () => undefined };
  const port = settings.PORT + 1;
  const server = await startLocalProvider({
    isLocal: settings.isLocal,
    port,
    siteUrl: settings.SITE_URL,
    clientId: settings.oidc.clientId,
    clientSecret: settings.oidc.clientSecret,
    password: settings.LOCAL_LOGIN_PASSWORD ?? '',
  });
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function signInHint(settings: Env): string {
  if (!settings.usesLocalProvider) return `Sign in at ${settings.SITE_URL}/login`;
  return [
    `Sign in at ${settings.SITE_URL}/login`,
    '  as admin@guide.local (admin) or membre@guide.local (no admin)',
    `  with the password ${settings.LOCAL_LOGIN_PASSWORD}`,
  ].join('\n');
}
