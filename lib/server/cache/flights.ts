import type { Priority } from '@/lib/server/render/render-queue';

type Options = {
  queue: <T>(work: () => Promise<T>, priority: Priority) => Promise<T>;
  generation: () => number;
  /** Whether changes may happen that no generation tells of. */
  isBlind: () => boolean;
};

type Flight<T> = { priority: Priority; startedIn?: number; result: Promise<T> };

/**
 * Renders that are under way. A request may share one only if that one cannot have missed a change
 * the request must see: it has not begun yet, or began in the generation that still holds.
 */
export function createFlights<T>({ queue, generation, isBlind }: Options) {
  const flights = new Map<string, Flight<T>>();

  function canShare(flight: Flight<T>, priority: Priority): boolean {
    if (flight.startedIn !== undefined) return flight.startedIn === generation() && !isBlind();
    // Nobody who waits may be held up behind renders that nobody waits for.
    return priority !== 'visitor' || flight.priority === 'visitor';
  }

  function start(key: string, priority: Priority, work: () => Promise<T>): Promise<T> {
    const begin = () => {
      flight.startedIn = generation();
      return work();
    };
    const flight: Flight<T> = { priority, result: Promise.resolve() as Promise<never> };
    flight.result = queue(begin, priority).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight.result;
  }

  return {
    has: (key: string) => flights.has(key),
    join(key: string, priority: Priority, work: () => Promise<T>): Promise<T> {
      const flight = flights.get(key);
      if (flight && canShare(flight, priority)) return flight.result;
      return start(key, priority, work);
    },
  };
}
