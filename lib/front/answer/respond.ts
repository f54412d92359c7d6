import { consume } from '@/lib/limits/rate-limit';
import { HttpError, unavailable } from '@/lib/process/http-error';
import { logError } from '@/lib/process/log';
import { FORM, SHOW } from '@/lib/process/private-headers';
import { type Refusal, isApi, isStaffPath } from '@/lib/front/arrive/judge';
import type { Call } from '@/lib/front/arrive/receive';
import type { PageCache } from '@/lib/front/cache/page-cache';
import type { Probes } from '@/lib/front/observe/probes';
import {
  type Answer,
  type RenderPage,
  type createPass,
  headerText,
  renderFailed,
} from '@/lib/front/render/ask';
import { NotForAll, type Pages, isThere } from '@/lib/front/render/make-page';
import { type RenderQueue, turnAway } from '@/lib/front/render/render-queue';
import type { Decide, Decision } from '@/lib/front/route/decide';
import type { Target } from '@/lib/front/route/target';
import type { Entry } from './entry';
import { errorAnswer } from './error-answer';
import type { Pack } from './pack';
import { type Rest, sendAnswer, sendEntry } from './send';
import type { StaticFiles } from './static-files';

type Options = {
  decide: Decide;
  pass: ReturnType<typeof createPass>;
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

export function createResponder(options: Options) {
  const { decide, pass, render, cache, pages, queue, pack, probes, files, isDraining } = options;
  const lookups = new Map<string, number>();

  async function answer(call: Call): Promise<void> {
    try {
      const decision = decide(call.request, call.head);
      call.facts.path = decision.path;
      await respond(call, decision);
    } catch (error) {
      await fail(call, error).catch(() => call.response.destroy());
    }
  }

  async function refuse(call: Call, { status, path, headers = {} }: Omit<Refusal, 'kind'>) {
    const answer =
      status === 308
        ? { status, headers: {}, body: Buffer.alloc(0) }
        : errorAnswer({ status, path, requestId: call.facts.requestId });
    const extra = Object.entries({ ...(status === 503 ? SOON : {}), ...headers }).flat();
    const isBodyComing = status === 413;
    if (isBodyComing) call.response.shouldKeepAlive = false;
    // Many are refused at once, so no time goes into packing these.
    await send(call, answer, { extra, isBodyComing });
  }

  async function respond(call: Call, decision: Decision): Promise<void> {
    const { path } = decision;
    switch (decision.kind) {
      case 'refuse':
        return refuse(call, decision);
      case 'probe':
        return send(call, await probes.answer(path));
      case 'drain':
        await options.isShut;
        return refuse(call, { status: 503, path });
      case 'develop':
        // Nothing is packed, so that Next can stream, reload and explain errors.
        return send(call, await shown(call, await pass(call, true)));
      case 'file': {
        const file = await files.load(path);
        return file && sendKept(call, file, 'file');
      }
      case 'kept':
        return answerKept(call, decision);
      case 'pass':
        return send(call, await ask(call, decision));
    }
  }

  async function answerKept(call: Call, { path, mayPreview, ...kept }: Kept): Promise<void> {
    const target = await pages.settle(kept.target, path);
    call.facts.page = target.page;
    if (target.isData) return answerData(call, target);
    if (!cache.find(target.key)) requireTurn(queue, call);
    const { entry, state } = await cache.get(target, 'visitor', call.asker);
    if (mayPreview && entry.status !== 200 && (await isStaff(call))) {
      const preview = await ask(call, { path, page: target.page, isRender: true });
      // Where there is nothing to preview, staff are led on as readers are.
      if (isThere(preview) || entry.status !== 308) return send(call, preview);
    }
    sendKept(call, entry, state);
  }

  /** Counted as every call of the API is; a refusal is made for who asked. */
  async function answerData(call: Call, target: Target): Promise<void> {
    await refuseFlood(call.asker);
    try {
      const { entry, state } = await cache.get(target, 'visitor', call.asker);
      sendKept(call, entry, state);
    } catch (error) {
      if (!(error instanceof NotForAll)) throw error;
      const own = { path: call.facts.path, page: target.page, isRender: true, isCounted: true };
      return send(call, await ask(call, own));
    }
  }

  async function ask(call: Call, { path, page, ...passed }: Passed): Promise<Answer> {
    call.facts.page = page;
    // To others than staff, the gate of the back-office and the open lists are pages like all.
    const isOpenToAll = isStaffPath(path) || (passed.isRender && isApi(path));
    const isRender = isOpenToAll ? !(await isStaff(call)) : passed.isRender;
    if (isRender) requireTurn(queue, call);
    const isCall = isApi(path) || !(isRender || isStaffPath(path));
    if (isCall && !passed.isCounted) await refuseFlood(call.asker);
    const given = await (isRender ? inTurn(queue, call, () => pass(call)) : pass(call));
    const answer = await shown(call, given);
    if (answer.status >= 500 && !isExplained(answer)) throw renderFailed(answer);
    return pack.trim(answer, path);
  }

  /** A handler that answers a posted form with a page names the page: it has a turn of its own. */
  async function shown({ asker, facts }: Call, answer: Answer): Promise<Answer> {
    const path = headerText(answer, SHOW);
    if (!path) return answer;
    const as = { requestId: facts.requestId, clientAddress: 'unknown' };
    const form = { [FORM]: headerText(answer, FORM) };
    const make = () => queue.measure(() => render(path, as, form));
    const { body, mark, headers } = await queue.run(make, 'visitor', asker);
    const type = { 'content-type': headers['content-type'] };
    return { ...answer, headers: { ...answer.headers, ...type }, body, mark };
  }

  /** What a visitor is told of an error; whoever threw an HttpError has logged what there is to. */
  async function fail(call: Call, error: unknown): Promise<void> {
    const { response, facts } = call;
    if (response.headersSent || response.destroyed) return;
    const { requestId, path } = facts;
    if (error instanceof HttpError) {
      return refuse(call, { status: error.status, path, headers: error.details.headers });
    }
    logError(error, { requestId, path });
    return refuse(call, { status: options.isUnavailable(error) ? 503 : 500, path });
  }

  async function send(
    call: Call,
    answer: Answer,
    more: Partial<Rest> = { acceptEncoding: call.head.acceptEncoding },
  ): Promise<void> {
    if (isDraining()) call.response.shouldKeepAlive = false;
    await sendAnswer(call, answer, { pack, ...more });
  }

  function sendKept({ response, head, facts }: Call, entry: Entry, state: string): void {
    if (response.headersSent || response.destroyed) return;
    if (isDraining()) response.shouldKeepAlive = false;
    facts.page = entry.page;
    facts.cache = state;
    facts.bytes = sendEntry(response, entry, head, facts.requestId);
  }

  /**
   * Whether a session cookie is of staff. It costs a query where believing it would cost a render,
   * and who has many such queries under way is believed no more.
   */
  async function isStaff({ head, request, asker }: Call): Promise<boolean> {
    const count = lookups.get(asker) ?? 0;
    if (!head.hasSession || count >= MOST_LOOKUPS) return false;
    lookups.set(asker, count + 1);
    try {
      return await options.isStaffSession(request.headers.cookie ?? '');
    } catch {
      // Next finds out what is wrong with the database, and says so.
      return true;
    } finally {
      const left = (lookups.get(asker) ?? 1) - 1;
      if (left > 0) lookups.set(asker, left);
      else lookups.delete(asker);
    }
  }

  return { answer, refuse };
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
