import { type Server, createServer } from 'node:http';
import { sessionCookie } from '@/lib/auth/session/session-cookie';
import type { Name } from '@/lib/content/known-names';
import type { Env } from '@/lib/env';
import { currentGeneration, isCutOff } from '@/lib/front/freshness/generation';
import type { Sender } from '@/lib/events/countable';
import { createMissed } from '@/lib/front/observe/missed';
import { createIsStaff } from '@/lib/front/arrive/staff-session';
import { answerClientErrors } from '@/lib/front/answer/client-errors';
import { developmentScripts } from '@/lib/front/answer/development-scripts';
import { type Dictionary, dictionaryOf } from '@/lib/front/answer/dictionary';
import type { Entry } from '@/lib/front/answer/entry';
import { contentPolicy } from '@/lib/front/answer/headers';
import { createPack } from '@/lib/front/answer/pack';
import { Responder } from '@/lib/front/answer/respond';
import { sendEntry } from '@/lib/front/answer/send';
import { builtSheets, startScript, staticFiles } from '@/lib/front/answer/static-files';
import { endIdleConnections } from '@/lib/front/arrive/idle-connections';
import { type RequestFacts, createReceive } from '@/lib/front/arrive/receive';
import { sessionPattern } from '@/lib/front/arrive/request-head';
import type { Make } from '@/lib/front/cache/kept-pages';
import { PageCache } from '@/lib/front/cache/page-cache';
import { createMetrics } from '@/lib/front/observe/metrics';
import { type Ready, createProbes } from '@/lib/front/observe/probes';
import { type RequestLogger, requestLogger } from '@/lib/front/observe/request-log';
import type { Usage } from '@/lib/next/messages';
import { type Ask, Faulted } from '@/lib/front/render/ask';
import { createRenderPage } from '@/lib/front/render/render-page';
import { RenderQueue } from '@/lib/front/render/render-queue';
import { createMakePage } from '@/lib/front/render/make-page';
import { namesAtAddress, pageAtAddress } from '@/lib/front/route/addresses';
import { createDecide } from '@/lib/front/route/decide';
import { createRedirects } from '@/lib/front/route/redirects';
import type { SiteRoutes } from '@/lib/front/route/site-routes';
import { createDrain } from './drain';

type Options = {
  ask: Ask;
  /** Not in development, where Next makes it as it goes. */
  built?: { routes: SiteRoutes; distDir: string; publicDir: string };
  env: Pick<
    Env,
    | 'SITE_URL'
    | 'ANALYTICS_ENDPOINT'
    | 'ANALYTICS_DOMAIN'
    | 'TRUSTED_PROXY_HOPS'
    | 'METRICS_TOKEN'
    | 'isProduction'
  >;
  isReady: Ready;
  usage: () => Usage | undefined;
  isKnown: (name: Name) => Promise<boolean>;
  /** Where staff redirect an address to. */
  findRedirect: (path: string) => Promise<string | undefined>;
  /** What readers looked for at an address where nothing is. */
  noteMissing: (path: string, sender: Sender) => Promise<void>;
  /** Whether the session that a cookie header names is open, and of staff. */
  isStaffSession: (cookies: string) => Promise<boolean>;
  isUnavailable: (error: unknown) => boolean;
  /** Asked when it is unavailable. */
  isReachable: () => Promise<boolean>;
  limits?: Partial<typeof LIMITS>;
  turns?: ConstructorParameters<typeof RenderQueue>[0];
  logRequest?: RequestLogger;
};

export type SiteServer = {
  server: Server;
  addresses: {
    namesAt?: ReturnType<typeof namesAtAddress>;
    visit: ReturnType<typeof pageAtAddress>;
  };
  cache: PageCache<Entry>;
  make: Make<Entry>;
  /** From then on pages are packed with it, too, and with the one before no more. */
  offerDictionary: (body?: Buffer) => Promise<void>;
  drain: () => Promise<void>;
};

const LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Node would start two timers for each request; endIdleConnections replaces them.
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 1000,
};

export function createSiteServer(options: Options): SiteServer {
  const { built, env, isUnavailable } = options;
  const { pack, files, offerDictionary } = createPacking(options);
  const queue = new RenderQueue(options.turns);
  const { cache, make, look, render, redirects } = createPages(options, queue, pack);
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
    visit: pageAtAddress(decide, look),
  };
  const responder = new Responder({
    env,
    decide,
    ask: options.ask,
    render,
    cache,
    make,
    queue,
    pack,
    probes,
    files,
    settle: redirects.settle,
    isUnavailable,
    isDraining,
    isShut,
    isStaff: createIsStaff(options.isStaffSession),
  });
  const logRequest = options.logRequest ?? requestLogger(env.isProduction);
  const note = (facts: RequestFacts) => {
    metrics.count(facts.page, facts.status, facts.ms, facts.cache);
    logRequest(facts);
  };
  const { receive, pendingOn } = createReceive({
    cache,
    files,
    send: sendEntry,
    isDraining,
    note,
    missed: createMissed(options.noteMissing, env.TRUSTED_PROXY_HOPS),
    session: sessionPattern(sessionCookie(env.SITE_URL).name),
    answer: (call) => responder.answer(call),
  });
  server.on('request', receive);
  // Node would refuse what it does not know without any of our headers; nobody need obey it.
  server.on('checkExpectation', receive);
  endIdleConnections(server, (socket) => pendingOn(socket) !== undefined);
  const refuse: Responder['refuse'] = (call, refusal) => responder.refuse(call, refusal);
  answerClientErrors(server, { pack, pending: pendingOn, refuse });
  return { server, addresses, cache, make, offerDictionary, drain };
}

function createPacking({ built, env }: Options) {
  const isHttps = env.SITE_URL.startsWith('https:');
  const sheets = built && builtSheets(built.distDir);
  const policy = contentPolicy({
    analyticsEndpoint: env.ANALYTICS_ENDPOINT,
    isHttps,
    sheets,
    isDev: built === undefined,
  });
  const script = built && startScript(built.distDir);
  let dictionary: Dictionary | undefined;
  const pack = createPack({
    policy,
    isHttps,
    sheets,
    script,
    events: { endpoint: env.ANALYTICS_ENDPOINT, domain: env.ANALYTICS_DOMAIN },
    dictionary: () => dictionary,
  });
  const files = built
    ? staticFiles(built.distDir, built.publicDir, pack)
    : developmentScripts(pack);
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

type Packing = ReturnType<typeof createPacking>;

function createPages(options: Options, queue: RenderQueue, pack: Packing['pack']) {
  const { ask, env, isKnown, findRedirect, isUnavailable, isReachable } = options;
  const render = createRenderPage(ask, env.SITE_URL);
  const isOfDatabase = (error: unknown) =>
    error instanceof Faulted ? error.isDatabase : isUnavailable(error);
  const cache = new PageCache<Entry>({
    queue: (work, priority, asker) => queue.run(work, priority, asker),
    refused: (asker) => queue.refused(asker),
    promote: (work, asker) => queue.promote(work, asker),
    generation: currentGeneration,
    isCutOff,
    isAway: async (error) => isOfDatabase(error) && !(await isReachable()),
  });
  const redirects = createRedirects({ find: findRedirect, render });
  const { make, look } = createMakePage({ queue, pack, render, redirects, isKnown });
  return { cache, make, look, render, redirects };
}
