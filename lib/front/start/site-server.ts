import { type IncomingMessage, createServer } from 'node:http';
import { sessionCookie } from '@/lib/auth/session/session-user';
import type { Env } from '@/lib/env';
import type { Sender } from '@/lib/events/countable';
import { log } from '@/lib/process/log';
import { type Dictionary, type Entry, dictionaryOf } from '@/lib/front/answer/entry';
import { createPack } from '@/lib/front/answer/pack';
import { createResponder } from '@/lib/front/answer/respond';
import { developmentFiles, readBuild, staticFiles } from '@/lib/front/answer/static-files';
import {
  createReceive,
  senderOf,
  sessionPattern,
  type RequestLogger,
  requestLogger,
} from '@/lib/front/arrive/receive';
import {
  answerClientErrors,
  createDrain,
  endIdleConnections,
} from '@/lib/front/arrive/connections';
import { isBuilt } from '@/lib/front/arrive/judge';
import { PageCache } from '@/lib/front/cache/page-cache';
import { currentGeneration, isCutOff } from '@/lib/front/freshness/generation';
import { createMetrics, type Ready, createProbes } from '@/lib/front/observe/probes';
import { type Ask, Faulted, createPass, createRenderPage } from '@/lib/front/render/ask';
import { createMakePage, isOpen } from '@/lib/front/render/make-page';
import { RenderQueue } from '@/lib/front/render/render-queue';
import { createDecide, namesAtAddress, pageAtAddress } from '@/lib/front/route/decide';
import type { SiteRoutes } from '@/lib/front/route/target';

type Options = Pick<Parameters<typeof createMakePage>[0], 'isKnown' | 'findRedirect'> &
  Pick<Parameters<typeof createResponder>[0], 'isStaffSession' | 'isUnavailable'> &
  Pick<Parameters<typeof createMetrics>[0], 'usage'> & {
    ask: Ask;
    isReady: Ready;
    /** Not in development, where Next makes it as it goes. */
    built?: { routes: SiteRoutes; distDir: string; publicDir: string };
    env: Pick<
      Env,
      'SITE_URL' | 'ANALYTICS_ENDPOINT' | 'TRUSTED_PROXY_HOPS' | 'METRICS_TOKEN' | 'isProduction'
    >;
    /** What readers looked for at an address where nothing is. */
    noteMissing: (path: string, sender: Sender) => Promise<void>;
    /** Asked when it is unavailable. */
    isReachable: () => Promise<boolean>;
    limits?: Partial<typeof LIMITS>;
    turns?: ConstructorParameters<typeof RenderQueue>[0];
    logRequest?: RequestLogger;
  };

export type SiteServer = ReturnType<typeof createSiteServer>;

const PATIENCE_MS = 30_000;

const LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Node would start two timers for each request; endIdleConnections replaces them.
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 1000,
  requireHostHeader: false,
};

export function createSiteServer(options: Options) {
  const { built, env, isUnavailable } = options;
  const { pack, files, offerDictionary } = createPacking(options);
  const queue = new RenderQueue(options.turns);
  const render = createRenderPage(options.ask, env.SITE_URL);
  const renderPatiently = createRenderPage(options.ask, env.SITE_URL, PATIENCE_MS);
  const pages = createMakePage({ ...options, queue, pack, render, renderPatiently });
  const isOfDatabase = (error: unknown) =>
    error instanceof Faulted ? error.isDatabase : isUnavailable(error);
  const cache = new PageCache<Entry>({
    make: pages.make,
    queue,
    generation: currentGeneration,
    isCutOff,
    isAway: async (error) => isOfDatabase(error) && !(await options.isReachable()),
  });
  const server = createServer({ ...LIMITS, ...options.limits });
  const { drain, isDraining, isShut } = createDrain(server);
  const metrics = createMetrics({
    generation: currentGeneration,
    usage: options.usage,
    queue: () => queue.state(),
    cacheSizes: () => cache.sizes(),
    isCutOff,
    leftWhole: pack.leftWhole,
  });
  const probes = createProbes({
    isReady: options.isReady,
    isDraining,
    metrics: metrics.text,
    token: env.METRICS_TOKEN,
  });
  const decide = createDecide({
    routes: built?.routes,
    isDraining,
    isProbe: probes.isProbe,
    isFile: files.has,
  });
  const addresses = {
    namesAt: built && namesAtAddress(built.routes, files.has),
    visit: pageAtAddress(decide, pages.look),
  };
  const pass = createPass(options.ask, env.SITE_URL);
  const ways = { decide, pass, render, cache, pages, queue, pack, probes, files };
  const responder = createResponder({ ...options, ...ways, isDraining, isShut });
  const logRequest = options.logRequest ?? requestLogger(env.isProduction);
  const { receive, pendingOn } = createReceive({
    cache,
    files,
    isDraining,
    note(facts) {
      metrics.count(facts.page, facts.status, facts.ms, facts.cache);
      logRequest(facts);
    },
    missed: missedBy(options),
    trustedHops: env.TRUSTED_PROXY_HOPS,
    session: sessionPattern(sessionCookie(env.SITE_URL).name),
    answer: responder.answer,
  });
  server.on('request', receive);
  // Node would refuse what it does not know without any of our headers; nobody need obey it.
  server.on('checkExpectation', receive);
  endIdleConnections(server, (socket) => pendingOn(socket) !== undefined);
  answerClientErrors(server, { pack, pending: pendingOn, refuse: responder.refuse });
  return { server, addresses, cache, make: pages.make, offerDictionary, drain };
}

/** Hands on which addresses are missed. Those of pages that are there, without a row, are not. */
function missedBy({ noteMissing, env: { TRUSTED_PROXY_HOPS } }: Options) {
  return (request: IncomingMessage, facts: { path: string; page: string }) => {
    const { method, headers } = request;
    if (method !== 'GET' || !isOpen(facts) || isBuilt(facts.path)) return;
    const address = senderOf(request, TRUSTED_PROXY_HOPS);
    const get = (name: string) => [headers[name] ?? []].flat()[0] ?? null;
    noteMissing(facts.path, { headers: { get }, address }).catch((error: unknown) =>
      log().warn({ err: error }, 'a missing address was not counted'),
    );
  };
}

function createPacking({ built, env }: Options) {
  let dictionary: Dictionary | undefined;
  const build = built && readBuild(built.distDir, built.publicDir);
  const pack = createPack({
    isHttps: env.SITE_URL.startsWith('https:'),
    isDev: build === undefined,
    sheets: build?.sheets,
    script: build?.script,
    analyticsEndpoint: env.ANALYTICS_ENDPOINT,
    dictionary: () => dictionary,
  });
  const files = build ? staticFiles(build.files, pack) : developmentFiles(pack);
  /** From then on pages are packed with it, too, and with the one before no more. */
  const offerDictionary = async (body?: Buffer) => {
    if (dictionary) files.remove(dictionary.address);
    dictionary = undefined;
    if (!body) return;
    const offered = dictionaryOf(body);
    await files.add(offered);
    dictionary = offered;
  };
  return { pack, files, offerDictionary };
}
