import { listeningClient } from '@/lib/db/connect/pool';
import { isServerDatabase } from '@/lib/db/connect/url';
import { env } from '@/lib/env';
import { bumpGeneration, onGeneration } from '@/lib/process/generation';
import type { SiteServer } from '@/lib/server/arrive/http';
import { listenForChanges } from '@/lib/server/freshness/listen';
import { log } from '@/lib/process/log';
import { nextPublication } from '@/lib/content/next-publication';
import type { NextApp } from './next-app';
import { watchOutsideChanges } from '@/lib/process/outside-change';
import { createPublicationClock } from '@/lib/server/freshness/publication-clock';
import { warmUp } from './warm-up';

/** What goes on while nobody asks: hearing of changes, watching the schedule, warming up. */
export function startBackground(site: SiteServer, next: NextApp): { stop: () => void } {
  // The embedded database has one instance, which knows of its own changes, and no LISTEN.
  const listener = isServerDatabase()
    ? listenForChanges({
        connect: listeningClient,
        onChange: bumpGeneration,
        onListening: (isListening) => site.cache.setBypass(!isListening),
        log: log(),
      })
    : { stop: watchOutsideChanges(env().DATA_DIR, bumpGeneration) };
  const clock = createPublicationClock({
    nextDue: nextPublication,
    onDue: bumpGeneration,
    log: log(),
  });
  const stopWatching = onGeneration(() => clock.look());
  const warming =
    next.built && warmUp({ cache: site.cache, routes: next.built.routes, log: log() });
  return {
    stop() {
      warming?.stop();
      stopWatching();
      clock.stop();
      listener.stop();
    },
  };
}
