import type { Env } from '@/lib/env';
import { consume } from '@/lib/limits/rate-limit';
import { HttpError, unavailable } from '@/lib/process/http-error';
import { logError } from '@/lib/process/log';
import { FORM, SHOW } from '@/lib/process/private-headers';
import { type Refusal, isApi, isReaderPage, isStaffPath } from '@/lib/front/arrive/judge';
import type { Call } from '@/lib/front/arrive/receive';
import type { PageCache } from '@/lib/front/cache/page-cache';
import type { Probes } from '@/lib/front/observe/probes';
import {
  type Answer,
  type Ask,
  type Identity,
  type Pass,
  type RenderPage,
  createPass,
  headerText,
  renderFailed,
} from '@/lib/front/render/ask';
import { NotForAll, type Pages, isThere } from '@/lib/front/render/make-page';
import { type RenderQueue, turnAway } from '@/lib/front/render/render-queue';
import type { Decide, Decision } from '@/lib/front/route/decide';
import type { Target } from '@/lib/front/route/target';
import { withScriptInDevelopment } from './development-scripts';
import type { Entry } from './entry';
import { errorAnswer } from './error-answer';
import type { Pack } from './pack';
import { sendAnswer, sendEntry } from './send';
import type { StaticFiles } from './static-files';

type Options = {
  env: Pick<Env, 'SITE_URL' | 'ANALYTICS_ENDPOINT' | 'ANALYTICS_DOMAIN'>;
  decide: Decide;
  ask: Ask;
  render: RenderPage;
  cache: PageCache<Entry>;
  pages: Pages;
  queue: RenderQueue;
  pack: Pack;
  probes: Probes;
  files: StaticFiles;
  /** Whether the session that a cookie header names is open, and of staff. */
  isStaffSession: (cookies: string) => Promise<boolean>;
  isUnavailable: (error: unknown) => boolean;
  isDraining: () => boolean;
  isShut: Promise<void>;
};

type Kept = Extract<Decision, { kind: 'kept' }>;
type Passed = Omit<Extract<Decision, { kind: 'pass' }>, 'kind'> & { isCounted?: boolean };

export class Responder {
  readonly #options: Options;
  readonly #pass: Pass;
  readonly #lookups = new Map<string, number>();

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
    const answer =
      status === 308
        ? { status, headers: {}, body: Buffer.alloc(0) }
        : errorAnswer({ status, path, requestId: call.facts.requestId });
    const extra = Object.entries({ ...(status === 503 ? SOON : {}), ...headers }).flat();
    const isLast = status === 413 || status === 408 || this.#options.isDraining();
    if (isLast) call.response.shouldKeepAlive = false;
    const isBodyComing = status === 413;
    // Many are refused at once, so no time goes into packing these.
    await sendAnswer(call, answer, { pack: this.#options.pack, extra, isBodyComing });
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
    const { cache, pages, queue } = this.#options;
    const target = await pages.settle(kept.target, path);
    call.facts.page = target.page;
    if (target.isData) return this.#sendData(call, target);
    if (!cache.find(target.key)) requireTurn(queue, call);
    const { entry, state } = await cache.get(target, 'visitor', call.asker);
    if (mayPreview && entry.status !== 200 && (await this.#isStaff(call))) {
      const preview = await this.#ask(call, { path, page: target.page, isRender: true });
      // Where there is nothing to preview, staff are led on as readers are.
      if (isThere(preview) || entry.status !== 308) return this.#send(call, preview);
    }
    this.#sendEntry(call, entry, state);
  }

  /** Counted as every call of the API is; a refusal is made for who asked. */
  async #sendData(call: Call, target: Target): Promise<void> {
    await refuseFlood(call.asker);
    try {
      const { entry, state } = await this.#options.cache.get(target, 'visitor', call.asker);
      this.#sendEntry(call, entry, state);
    } catch (error) {
      if (!(error instanceof NotForAll)) throw error;
      const own = { path: call.facts.path, page: target.page, isRender: true, isCounted: true };
      return this.#send(call, await this.#ask(call, own));
    }
  }

  async #ask(call: Call, { path, page, ...passed }: Passed): Promise<Answer> {
    const { pack, queue } = this.#options;
    const identity = this.#identityOf(call);
    call.facts.page = page;
    // To others than staff, the gate of the back-office and the open lists are pages like all.
    const isOpenToAll = isStaffPath(path) || (passed.isRender && isApi(path));
    const isRender = isOpenToAll ? !(await this.#isStaff(call)) : passed.isRender;
    if (isRender) requireTurn(queue, call);
    const isCall = isApi(path) || !(isRender || isStaffPath(path));
    if (isCall && !passed.isCounted) await refuseFlood(call.asker);
    const ask = () => this.#pass({ ...call, ...identity });
    const answer = await (isRender ? inTurn(queue, call, ask) : ask());
    const shown = await this.#shown(answer, identity);
    if (shown.status >= 500 && !isExplained(shown)) throw renderFailed(shown);
    return pack.trim(shown, path);
  }

  /** A handler that answers a posted form with a page names the page: it has a turn of its own. */
  async #shown(answer: Answer, identity: Identity): Promise<Answer> {
    const path = headerText(answer, SHOW);
    if (!path) return answer;
    const { queue, render } = this.#options;
    const { requestId, clientAddress } = identity;
    const as = { requestId, clientAddress: 'unknown' };
    const form = { [FORM]: headerText(answer, FORM) };
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

  /** What a visitor is told of an error; whoever threw an HttpError has logged what there is to. */
  async #fail(call: Call, error: unknown): Promise<void> {
    const { response, facts } = call;
    if (response.headersSent || response.destroyed) return;
    const { requestId, path } = facts;
    if (error instanceof HttpError) {
      return this.refuse(call, { status: error.status, path, headers: error.details.headers });
    }
    logError(error, { requestId, path });
    return this.refuse(call, { status: this.#options.isUnavailable(error) ? 503 : 500, path });
  }

  async #send(call: Call, answer: Answer): Promise<void> {
    const { pack, isDraining } = this.#options;
    if (isDraining()) call.response.shouldKeepAlive = false;
    await sendAnswer(call, answer, { pack, acceptEncoding: call.head.acceptEncoding });
  }

  #sendEntry({ response, head, facts }: Call, entry: Entry, state: string): void {
    if (response.headersSent || response.destroyed) return;
    if (this.#options.isDraining()) response.shouldKeepAlive = false;
    facts.page = entry.page;
    facts.cache = state;
    facts.bytes = sendEntry(response, entry, head, facts.requestId);
  }

  /**
   * Whether a session cookie is of staff. It costs a query where believing it would cost a render,
   * and who has many such queries under way is believed no more.
   */
  async #isStaff({ head, request, asker }: Call): Promise<boolean> {
    const count = this.#lookups.get(asker) ?? 0;
    if (!head.hasSession || count >= MOST_LOOKUPS) return false;
    this.#lookups.set(asker, count + 1);
    try {
      return await this.#options.isStaffSession(request.headers.cookie ?? '');
    } catch {
      // Next finds out what is wrong with the database, and says so.
      return true;
    } finally {
      const left = (this.#lookups.get(asker) ?? 1) - 1;
      if (left > 0) this.#lookups.set(asker, left);
      else this.#lookups.delete(asker);
    }
  }

  #identityOf({ asker, facts: { requestId, path } }: Call): Identity {
    return { siteUrl: this.#options.env.SITE_URL, path, requestId, clientAddress: asker };
  }
}

const SOON = { 'Retry-After': '5' };
/** A browser asks for a few things at once; more than that invents sessions. */
const MOST_LOOKUPS = 6;

/** Our handlers tell of their own errors, as JSON or as a page with Retry-After. */
function isExplained(answer: Answer): boolean {
  const isJson = headerText(answer, 'content-type').startsWith('application/json');
  return isJson || headerText(answer, 'retry-after') !== '';
}

/** Counts a call. */
export async function refuseFlood(asker: string): Promise<void> {
  const seconds = await consume('api', asker);
  if (seconds !== undefined) await turnAway(seconds);
}

/** A page that is fetched ahead may stay unread, so visitors never wait for its render. */
function requireTurn(queue: RenderQueue, { head, asker }: Call): void {
  if (head.isPrefetch && queue.mustWait(asker)) throw unavailable();
}

/** Whoever leaves while waiting leaves the line. */
function inTurn<T>(
  queue: RenderQueue,
  { request, response, asker }: Call,
  ask: () => Promise<T>,
): Promise<T> {
  const work = async () => {
    // Of requests that came in one piece, only the first hears that the connection closed.
    if (response.destroyed || request.socket.destroyed) throw unavailable();
    return queue.measure(ask);
  };
  response.once('close', () => queue.drop(work));
  return queue.run(work, 'visitor', asker);
}
