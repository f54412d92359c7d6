import type { Change } from '@/lib/process/ask-front';
import { log } from '@/lib/process/log';
import type { Priority } from '@/lib/front/render/render-queue';
import { type SiteRoutes, type Target, targetOf } from '@/lib/front/route/target';
import { paths } from '@/lib/paths';

type Options = {
  get: (target: Target, priority: Priority) => Promise<string>;
  /** The same without keeping it, so that it is packed like all others afterwards. */
  make: (target: Target) => Promise<string>;
  offerDictionary: (body?: Buffer) => Promise<void>;
  isWithdrawnSince: (madeAt: number) => Promise<boolean>;
  routes: SiteRoutes;
  maxPages: number;
};

const SITEMAP = '/sitemap.xml';
const LOCATION = /<loc>([^<]+)<\/loc>/g;

/** Sheet, frame and prose; beside it stands a master, as most pages are of one. */
const COMMON = paths.admissions;
const MASTER = '/masters/[slug]';
const SHEETS = /<style[^>]*>[\s\S]*?<\/style>/g;

/** Renders one page after the other, and only while no visitor waits. */
export function warmUp({ get, make, routes, maxPages, ...options }: Options) {
  const { offerDictionary, isWithdrawnSince } = options;
  let isStopped = false;
  let isDue = true;
  let madeAt = 0;
  let making: Promise<void> | undefined;

  async function textAt(path: string, ask: (target: Target) => Promise<string>): Promise<string> {
    const match = routes.match(path);
    const target = match && targetOf(match, path, '');
    return target ? ask(target) : '';
  }

  const warm = (path: string) => textAt(path, (target) => get(target, 'warm-up'));

  async function dictionary(): Promise<Buffer> {
    const master = (await addresses()).find((path) => routes.match(path)?.page === MASTER);
    // What stands nearest to the end costs least to name.
    const asked = [master ?? '', COMMON].map((path) => textAt(path, make));
    const [first = '', last = ''] = await Promise.all(asked);
    return Buffer.from(first.replace(SHEETS, '') + last);
  }

  async function makeWhileDue(): Promise<void> {
    while (isDue && !isStopped) {
      isDue = false;
      madeAt = Date.now();
      try {
        const body = await dictionary();
        // What was withdrawn meanwhile may be in it.
        if (!isDue) await offerDictionary(body);
        if (isDue) void offerDictionary();
      } catch (error) {
        log().warn({ err: error }, 'no dictionary');
        madeAt = 0;
      }
    }
    making = undefined;
  }

  /** What was withdrawn must be in no dictionary either; one that could not be made is made now. */
  async function contentChanged(change: Change): Promise<void> {
    const isWithdrawn = () => isWithdrawnSince(madeAt).catch(() => true);
    if (madeAt > 0 && change === 'harmless') return;
    if (madeAt > 0 && change === 'unknown' && !(await isWithdrawn())) return;
    isDue = true;
    void offerDictionary();
    await (making ??= makeWhileDue());
  }

  async function addresses(): Promise<string[]> {
    const listed = locations(await warm(SITEMAP));
    const parts = listed.filter((path) => path.endsWith('.xml'));
    const pages = listed.filter((path) => !path.endsWith('.xml'));
    for (const part of parts) {
      if (pages.length >= maxPages || isStopped) break;
      // One part that fails is missing; the others are warmed all the same.
      pages.push(...locations(await warm(part).catch(() => '')));
    }
    return pages.slice(0, maxPages);
  }

  async function run(): Promise<void> {
    const started = performance.now();
    await (making ??= makeWhileDue());
    const pages = await addresses();
    let failed = 0;
    for (const path of pages) {
      if (isStopped) return;
      await warm(path).catch(() => (failed += 1));
    }
    const ms = Math.round(performance.now() - started);
    log().info({ pages: pages.length, failed, ms }, 'warmed up');
  }

  return {
    done: run().catch((error: unknown) => log().warn({ err: error }, 'warm-up stopped')),
    contentChanged,
    stop: () => void (isStopped = true),
  };
}

function locations(sitemap: string): string[] {
  return [...sitemap.matchAll(LOCATION)].map(([, address = '']) => new URL(address).pathname);
}
