import { listeningClient } from '@/lib/db/connect/client';
import { forgetLimits } from '@/lib/limits/rate-limit';
import { env } from '@/lib/env';
import { startJobs } from '@/lib/jobs/start';
import { nextMidnightInMorocco } from '@/lib/french/dates';
import type { Questions } from '@/lib/process/ask-front';
import { log } from '@/lib/process/log';
import { isWithdrawnSince, namesSince } from '@/lib/content/known-names';
import { nextPublication } from '@/lib/db/statements/published-rows';
import { ChangeListener, LISTENER } from '@/lib/front/freshness/change-listener';
import {
  bumpGeneration,
  currentGeneration,
  dropOutdatedCopies,
  onGeneration,
  setCutOff,
} from '@/lib/front/freshness/generation';
import type { Entry } from '@/lib/front/answer/entry';
import type { SiteRoutes } from '@/lib/front/route/target';
import type { SiteServer } from './site-server';
import { warmUp } from './warm-up';

export function startBackground(site: SiteServer, routes?: SiteRoutes) {
  const { cache, make, offerDictionary } = site;
  const listener = new ChangeListener({
    connect: () => listeningClient(LISTENER),
    onChange: () => bumpGeneration(),
    onListening: (isListening) => setCutOff(!isListening),
  });
  const jobs = startJobs();
  const onDue = () => bumpGeneration('harmless');
  const clock = createPublicationClock(nextChange, onDue);
  watchClock((byMs) => {
    log().warn({ byMs }, 'the clock of this machine was set');
    // What was scheduled for the time between is due, or no longer, and no timer said so.
    bumpGeneration();
    if (byMs < 0) jobs.clockWasSet();
    if (byMs < 0) forgetLimits().catch((error: unknown) => log().warn({ err: error }, 'limits'));
  });
  dropOutdatedCopies({ cache, ask: namesSince, isWithdrawnSince });
  const maxPages = env().WARM_UP_PAGES;
  const warming =
    routes &&
    maxPages > 0 &&
    warmUp({
      get: async (target, priority) => textIn((await cache.get(target, priority)).entry),
      make: async (target) => textIn(await make(target)),
      offerDictionary,
      isWithdrawnSince,
      routes,
      maxPages,
    });
  onGeneration((_, change) => {
    clock.look();
    if (warming) void warming.contentChanged(change);
  });
  /** Before a save is answered: copies go, here and elsewhere. */
  const contentChanged: Questions['contentChanged'] = async (change, names) => {
    bumpGeneration(change, names);
    await listener.allHaveHeard();
    return currentGeneration();
  };
  return {
    contentChanged,
    jobs,
    stop() {
      if (warming) warming.stop();
      jobs.stop();
      clock.stop();
      listener.stop();
    },
  };
}

/** At midnight in Morocco calls for applications open and close on pages that nobody changed. */
async function nextChange(): Promise<Date> {
  const midnight = nextMidnightInMorocco();
  const publication = await nextPublication();
  return publication && publication < midnight ? publication : midnight;
}

const textIn = (entry?: Entry) => entry?.codings.identity.body.toString() ?? '';

const CHECK_MS = 60_000;
const RETRY_MS = 2000;
/** The clocks of the database and of this machine may differ a little. */
const MARGIN_MS = 50;

/** A scheduled article appears without anybody making a change, so a timer has to announce it. */
export function createPublicationClock(
  nextDue: () => Promise<Date | undefined>,
  onDue: () => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let asked = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    let wait = CHECK_MS;
    let isDue = false;
    try {
      const due = await nextDue();
      const left = due ? due.getTime() - Date.now() + MARGIN_MS : Infinity;
      isDue = left <= CHECK_MS;
      wait = Math.max(0, Math.min(left, CHECK_MS));
    } catch (error) {
      log().warn({ err: error }, 'the publication schedule cannot be read');
      wait = RETRY_MS;
    }
    if (isStopped || mine !== asked) return;
    timer = setTimeout(() => {
      if (isDue) onDue();
      void look();
    }, wait);
    timer.unref();
  }

  void look();
  return {
    look: () => void look(),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** What slewing and a busy second move the clock by is less. */
const SET_MS = 2000;
const LOOK_EVERY_MS = 1000;

/** Tells when somebody set this machine's clock, or when it slept: by how far time went. */
export function watchClock(onSet: (byMs: number) => void) {
  let offset = Date.now() - performance.now();
  const timer = setInterval(() => {
    const now = Date.now() - performance.now();
    const by = now - offset;
    offset = now;
    if (Math.abs(by) > SET_MS) onSet(by);
  }, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
