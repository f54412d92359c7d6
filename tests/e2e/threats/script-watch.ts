import type { Page } from '@playwright/test';

type Watched = { violations?: string[] };

/** Listens for anything by which a text could have become code; `found` says what it was. */
export async function watchForScripts(page: Page) {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`dialog at ${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) signs.push(message.text());
  });
  page.on('frameattached', (frame) => signs.push(`frame ${frame.url()}`));
  page.on('popup', (popup) => signs.push(`popup ${popup.url()}`));
  // Pictures of other hosts may be named by a text; they are not looked at.
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    addEventListener('securitypolicyviolation', (event) => {
      watched.violations?.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    /** Goes there, looks at every element, and tells what was found so far. */
    async visit(path: string, status?: number): Promise<string[]> {
      const answer = await page.goto(path);
      const found = await this.look();
      // A page that is not there shows no text that could do harm.
      if (status === undefined || answer?.status() === status) return found;
      return [...found, `${path} answered ${answer?.status()}`];
    },
    async look(): Promise<string[]> {
      const inPage = await page.evaluate(suspicious);
      return [...signs.splice(0), ...inPage].map((sign) => `${page.url()}: ${sign}`);
    },
  };
}

function suspicious(): string[] {
  const found = (window as unknown as Watched).violations ?? [];
  const holdsAddress = /^(?:href|src|action|formaction|xlink:href|data|poster|background)$/i;
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    if (/^(?:iframe|object|embed|base|math|foreignobject|portal|frame)$/i.test(name)) {
      found.push(`<${name}>`);
    }
    for (const attribute of element.attributes) {
      const { value } = attribute;
      // A style in the markup is refused by the policy and heard of above; scripts may set one.
      if (/^on/i.test(attribute.name) || attribute.name === 'srcdoc') {
        found.push(`<${name} ${attribute.name}="${value}">`);
      }
      if (!holdsAddress.test(attribute.name)) continue;
      const scheme =
        value
          .replace(/[\u0000-\u0020]/g, '')
          .split(':')[0]
          ?.toLowerCase() ?? '';
      const isPicture = name === 'img' && value.startsWith('data:image/');
      if (
        /^[a-z]*script$|^(?:data|blob|feed|jar|file|filesystem|view-source)$/.test(scheme) &&
        !isPicture
      ) {
        found.push(`<${name} ${attribute.name}="${value}">`);
      }
    }
  }
  return found.splice(0);
}
