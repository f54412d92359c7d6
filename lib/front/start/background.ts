import { listeningClient } from '@/lib/db/connect/pool';
import { forgetLimits } from '@/lib/process/rate-limit';
import { env } from '@/lib/env';
import { startJobs } from '@/lib/jobs/start';
import { nextMidnightInMorocco } from '@/lib/french/dates';
import {
  bumpGeneration,
  offerHeardElsewhere,
  onGeneration,
  setDeaf,
} from '@/lib/process/generation';
import { log } from '@/lib/process/log';
import { isWithdrawnSince, namesSince } from '@/lib/content/known-names';
import { nextPublication } from '@/lib/db/statements/next-publication';
import { ChangeListener } from '@/lib/front/freshness/change-listener';
import { watchClock } from '@/lib/front/freshness/clock-watch';
import { dropOutdatedCopies } from '@/lib/front/freshness/outdated-copies';
import { LISTENER } from '@/lib/front/freshness/peers';
import { createPublicationClock } from '@/lib/front/freshness/publication-clock';
import type { NextApp } from './next-app';
import type { SiteServer } from './site-server';
import { warmUp } from './warm-up';

export function startBackground(site: SiteServer, next: NextApp): { stop: () => void } {
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
    ...{ cache: site.cache, ask: namesSince, isWithdrawnSince },
    log: log(),
  });
  const maxPages = env().WARM_UP_PAGES;
  const warming =
    next.built &&
    maxPages > 0 &&
    warmUp({ ...{ get: textOf(site), routes: next.built.routes, maxPages }, log: log() });
  return {
    stop() {
      if (warming) warming.stop();
      jobs.stop();
      stopWatching();
      copies.stop();
      clock.stop();
      clockWatch.stop();
      listener.stop();
    },
  };
}

function listenForChanges(): ChangeListener {
  const listener = new ChangeListener({
    connect: () => listeningClient(LISTENER),
    onChange: () => bumpGeneration(),
    onListening: (isListening) => setDeaf(!isListening),
    log: log(),
  });
  offerHeardElsewhere(() => listener.heard());
  return listener;
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
    return entry.codings.identity.body.toString();
  };
}
