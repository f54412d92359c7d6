import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '@/lib/env';
import { consume } from '@/lib/limits/rate-limit';
import { FORM_HEADER, SHOW } from '@/lib/process/private-headers';
import { senderOf } from '@/lib/front/arrive/client-address';
import { type Refusal, isApi, isReaderPage, isStaffPath } from '@/lib/front/arrive/judge';
import type { Call } from '@/lib/front/arrive/receive';
import type { Make } from '@/lib/front/cache/kept-pages';
import type { PageCache } from '@/lib/front/cache/page-cache';
import type { Probes } from '@/lib/front/observe/probes';
import type { Ask } from '@/lib/front/render/ask';
import { NotForAll } from '@/lib/front/render/make-page';
import { Abandoned, type Pass, createPass } from '@/lib/front/render/pass';
import { RenderFailed, type RenderPage } from '@/lib/front/render/render-page';
import type { Identity } from '@/lib/front/render/request-headers';
import { AsksTooMuch, Overloaded, type RenderQueue } from '@/lib/front/render/render-queue';
import type { Decide, Decision } from '@/lib/front/route/decide';
import { type Redirects, isThere } from '@/lib/front/route/redirects';
import type { Target } from '@/lib/front/route/target';
import { type Answer, headerText } from './answer';
import { withScriptInDevelopment } from './development-scripts';
import type { Entry } from './entry';
import { errorAnswer } from './error-answer';
import { isExplained, judgeFailure } from './judge-failure';
import type { Pack } from './pack';
import { sendAnswer, sendEntry } from './send';
import type { StaticFiles } from './static-files';

type Options = {
  env: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXY_HOPS' | 'ANALYTICS_ENDPOINT' | 'ANALYTICS_DOMAIN'>;
  decide: Decide;
  ask: Ask;
  render: RenderPage;
  cache: PageCache<Entry>;
  make: Make<Entry>;
  settle: Redirects['settle'];
  queue: RenderQueue;
  pack: Pack;
  probes: Probes;
  files: StaticFiles;
  isUnavailable: (error: unknown) => boolean;
  isStaff: (call: Call, asker: string) => Promise<boolean>;
  isDraining: () => boolean;
  isShut: Promise<void>;
};

type Kept = Extract<Decision, { kind: 'kept' }>;
type Passed = Omit<Extract<Decision, { kind: 'pass' }>, 'kind'> & { isCounted?: boolean };

export class Responder {
  readonly #options: Options;
  readonly #pass: Pass;

  constructor(options: Options) {
    this.#options = options;
    this.#pass = createPass(options.ask);
  }

  async answer(call: Call): Promise<void> {
    try {
      const decision = this.#options.decide(call.request, call.head);
      call.facts.path = decision.path;
      await this.#respond(call, decision);
    } catch (error) {
      await this.#fail(call, error).catch(() => call.response.destroy());
    }
  }

  async refuse(call: Call, { status, path, headers = {} }: Omit<Refusal, 'kind'>): Promise<void> {
    const { request, response, facts } = call;
    const answer =
      status === 308
        ? { status, headers: {}, body: Buffer.alloc(0) }
        : errorAnswer({ status, path, requestId: facts.requestId });
    const extra = Object.entries(headers).flat();
    if (status === 503) extra.push('Retry-After', '5');
    const isLast = status === 413 || status === 408 || this.#options.isDraining();
    if (isLast) response.shouldKeepAlive = false;
    await sendAnswer(request, response, answer, {
      pack: this.#options.pack,
      extra,
      facts,
      // Many are refused at once, so no time goes into packing these.
      acceptEncoding: '',
      isBodyComing: status === 413,
    });
  }

  async #respond(call: Call, decision: Decision): Promise<void> {
    const { probes, files, isShut } = this.#options;
    const { path } = decision;
    switch (decision.kind) {
      case 'refuse':
        return this.refuse(call, decision);
      case 'probe':
        return this.#send(call, await probes.answer(path));
      case 'drain':
        await isShut;
        return this.refuse(call, { status: 503, path });
      case 'develop':
        return this.#develop(call);
      case 'file': {
        const file = await files.load(path);
        return file && this.#sendEntry(call, file, 'file');
      }
      case 'kept':
        return this.#sendKept(call, decision);
      case 'pass':
        return this.#send(call, await this.#ask(call, decision));
    }
  }

  async #sendKept(call: Call, { path, mayPreview, ...kept }: Kept): Promise<void> {
    const { cache, make, isStaff, settle, queue } = this.#options;
    const target = await settle(kept.target, path);
    call.facts.page = target.page;
    const { clientAddress } = this.#identityOf(call);
    if (target.isData) return this.#sendData(call, target, clientAddress);
    if (!cache.find(target.key)) requireTurn(queue, call, clientAddress);
    const { entry, state } = await cache.get(target, make, 'visitor', clientAddress);
    if (mayPreview && entry.status !== 200 && (await isStaff(call, clientAddress))) {
      const preview = await this.#ask(call, { path, page: target.page, isRender: true });
      // Where there is nothing to preview, staff are led on as readers are.
      if (isThere(preview) || entry.status !== 308) return this.#send(call, preview);
    }
    this.#sendEntry(call, entry, state);
  }

  /** Counted as every call of the API is; a refusal is made for who asked. */
  async #sendData(call: Call, target: Target, asker: string): Promise<void> {
    const { cache, make } = this.#options;
    await refuseFlood(asker);
    try {
      const { entry, state } = await cache.get(target, make, 'visitor', asker);
      this.#sendEntry(call, entry, state);
    } catch (error) {
      if (!(error instanceof NotForAll)) throw error;
      const own = { path: call.facts.path, page: target.page, isRender: true, isCounted: true };
      return this.#send(call, await this.#ask(call, own));
    }
  }

  async #ask(call: Call, { path, page, ...passed }: Passed): Promise<Answer> {
    const { pack, isStaff, queue } = this.#options;
    const identity = this.#identityOf(call);
    const { clientAddress } = identity;
    call.facts.page = page;
    // To others than staff, the gate of the back-office and the open lists are pages like all.
    const isOpenToAll = isStaffPath(path) || (passed.isRender && isApi(path));
    const isRender = isOpenToAll ? !(await isStaff(call, clientAddress)) : passed.isRender;
    if (isRender) requireTurn(queue, call, clientAddress);
    const isCall = isApi(path) || !(isRender || isStaffPath(path));
    if (isCall && !passed.isCounted) await refuseFlood(clientAddress);
    const ask = () => this.#pass({ ...call, ...identity });
    const answer = await (isRender ? inTurn(queue, call, ask, clientAddress) : ask());
    const shown = await this.#shown(answer, identity);
    if (shown.status >= 500 && !isExplained(shown)) throw new RenderFailed(shown.status);
    return pack.trim(shown, path);
  }

  /** A handler that answers a posted form with a page names the page: it has a turn of its own. */
  async #shown(answer: Answer, identity: Identity): Promise<Answer> {
    const path = headerText(answer, SHOW);
    if (!path) return answer;
    const { queue, render } = this.#options;
    const { requestId, clientAddress } = identity;
    const as = { requestId, clientAddress: 'unknown' };
    const form = { [FORM_HEADER]: headerText(answer, FORM_HEADER) };
    const page = await queue.run(
      () => queue.measure(() => render(path, as, form)),
      'visitor',
      clientAddress,
    );
    const type = { 'content-type': page.headers['content-type'] };
    const { body, mark } = page;
    return { ...answer, headers: { ...answer.headers, ...type }, body, mark };
  }

  /** Nothing is kept or packed, so that Next can stream, reload and explain errors. */
  async #develop(call: Call): Promise<void> {
    const { env } = this.#options;
    const identity = this.#identityOf(call);
    const given = await this.#pass({ ...call, ...identity, isStreamed: true });
    const answer = await this.#shown(given, identity);
    const { ANALYTICS_ENDPOINT: endpoint, ANALYTICS_DOMAIN: domain } = env;
    const isPage = isReaderPage(identity.path);
    return this.#send(
      call,
      isPage ? withScriptInDevelopment(answer, { endpoint, domain }) : answer,
    );
  }

  async #fail(call: Call, error: unknown): Promise<void> {
    const { response, facts } = call;
    if (response.headersSent || response.destroyed) return;
    const { isUnavailable } = this.#options;
    const judged = judgeFailure(error, { facts, isUnavailable });
    return this.refuse(call, { ...judged, path: facts.path });
  }

  async #send(call: Call, answer: Answer): Promise<void> {
    const { request, response, head, facts } = call;
    const { acceptEncoding } = head;
    const { pack, isDraining } = this.#options;
    if (isDraining()) response.shouldKeepAlive = false;
    await sendAnswer(request, response, answer, { pack, facts, acceptEncoding });
  }

  #sendEntry({ response, head, facts }: Call, entry: Entry, state: string): void {
    if (response.headersSent || response.destroyed) return;
    if (this.#options.isDraining()) response.shouldKeepAlive = false;
    facts.page = entry.page;
    facts.cache = state;
    facts.bytes = sendEntry(response, entry, head, facts.requestId);
  }

  #identityOf({ request, facts: { requestId, path } }: Call): Identity {
    const { SITE_URL: siteUrl, TRUSTED_PROXY_HOPS } = this.#options.env;
    return { siteUrl, path, requestId, clientAddress: senderOf(request, TRUSTED_PROXY_HOPS) };
  }
}

const REFUSAL_MS = 1000;

/** Counts a call. A refusal comes late, so that a flood does not have the next one made at once. */
export async function refuseFlood(asker: string): Promise<void> {
  const seconds = await consume('api', asker);
  if (seconds === undefined) return;
  await sleep(REFUSAL_MS);
  throw new AsksTooMuch(seconds);
}

/** A page that is fetched ahead may stay unread, so visitors never wait for its render. */
function requireTurn(queue: RenderQueue, { head }: Call, asker: string): void {
  if (head.isPrefetch && queue.mustWait(asker)) throw new Overloaded();
}

/** Whoever leaves while waiting leaves the line. */
function inTurn<T>(
  queue: RenderQueue,
  { request, response }: Call,
  ask: () => Promise<T>,
  asker: string,
): Promise<T> {
  const work = async () => {
    // Of requests that came in one piece, only the first hears that the connection closed.
    if (response.destroyed || request.socket.destroyed) throw new Abandoned();
    return queue.measure(ask);
  };
  response.once('close', () => queue.drop(work));
  return queue.run(work, 'visitor', asker);
}
