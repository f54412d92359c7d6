import { listeningClient } from '@/lib/db/connect/pool';
import { forgetLimits } from '@/lib/limits/rate-limit';
import { env } from '@/lib/env';
import { startJobs } from '@/lib/jobs/start';
import { nextMidnightInMorocco } from '@/lib/french/dates';
import type { Questions } from '@/lib/process/ask-front';
import { log } from '@/lib/process/log';
import { isWithdrawnSince, namesSince } from '@/lib/content/known-names';
import { nextPublication } from '@/lib/db/statements/next-publication';
import { ChangeListener } from '@/lib/front/freshness/change-listener';
import { watchClock } from '@/lib/front/freshness/clock-watch';
import {
  bumpGeneration,
  currentGeneration,
  onGeneration,
  setCutOff,
} from '@/lib/front/freshness/generation';
import { dropOutdatedCopies } from '@/lib/front/freshness/outdated-copies';
import { LISTENER } from '@/lib/front/freshness/peers';
import { createPublicationClock } from '@/lib/front/freshness/publication-clock';
import type { Entry } from '@/lib/front/answer/entry';
import type { SiteRoutes } from '@/lib/front/route/site-routes';
import type { SiteServer } from './site-server';
import { warmUp } from './warm-up';

export function startBackground(site: SiteServer, routes?: SiteRoutes) {
  const listener = listenForChanges();
  const jobs = startJobs();
  const clock = createPublicationClock({
    nextDue: nextChange,
    onDue: () => bumpGeneration('harmless'),
    log: log(),
  });
  const clockWatch = watchClock((byMs) => {
    log().warn({ byMs }, 'the clock of this machine was set');
    // What was scheduled for the time between is due, or no longer, and no timer said so.
    bumpGeneration();
    if (byMs < 0) jobs.clockWasSet();
    if (byMs < 0) forgetLimits().catch((error: unknown) => log().warn({ err: error }, 'limits'));
  });
  const stopWatching = onGeneration(() => clock.look());
  const copies = dropOutdatedCopies({
    cache: site.cache,
    ask: namesSince,
    isWithdrawnSince,
    log: log(),
  });
  const maxPages = env().WARM_UP_PAGES;
  const warming =
    routes &&
    maxPages > 0 &&
    warmUp({
      get: textOf(site),
      make: async (target) => textIn(await site.make(target)),
      offerDictionary: site.offerDictionary,
      isWithdrawnSince,
      routes,
      maxPages,
      log: log(),
    });
  const stopRenewing = onGeneration((_, change) => {
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
      stopRenewing();
      stopWatching();
      copies.stop();
      clock.stop();
      clockWatch.stop();
      listener.stop();
    },
  };
}

function listenForChanges(): ChangeListener {
  return new ChangeListener({
    connect: () => listeningClient(LISTENER),
    onChange: () => bumpGeneration(),
    onListening: (isListening) => setCutOff(!isListening),
    log: log(),
  });
}

/** At midnight in Morocco calls for applications open and close on pages that nobody changed. */
async function nextChange(): Promise<Date> {
  const midnight = nextMidnightInMorocco();
  const publication = await nextPublication();
  return publication && publication < midnight ? publication : midnight;
}

function textOf({ cache, make }: SiteServer) {
  return async (...[target, priority]: Parameters<Parameters<typeof warmUp>[0]['get']>) => {
    const { entry } = await cache.get(target, make, priority);
    return textIn(entry);
  };
}

const textIn = (entry?: Entry) => entry?.codings.identity.body.toString() ?? '';
