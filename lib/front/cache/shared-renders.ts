import type { Priority } from '@/lib/front/render/render-queue';

export type Queue = <T>(work: () => Promise<T>, priority: Priority, asker?: string) => Promise<T>;

type Options = {
  queue: Queue;
  generation: () => number;
  isCutOff: () => boolean;
  /** A refusal is for its asker alone: whoever wants the same page must not share it. */
  refused?: (asker?: string) => Promise<never> | undefined;
  /** Lets a render that waits among the many of one asker wait for another instead. */
  promote?: (work: () => Promise<unknown>, asker?: string) => void;
};

type Render<T> = {
  priority: Priority;
  startedIn?: number;
  begin: () => Promise<T>;
  result: Promise<T>;
};

/** A render begun in an older generation may lack a change that this request must see. */
export function createSharedRenders<T>({ queue, generation, isCutOff, ...options }: Options) {
  const underWay = new Map<string, Render<T>>();

  function canShare(render: Render<T>, priority: Priority): boolean {
    if (render.startedIn !== undefined) return render.startedIn === generation() && !isCutOff();
    // A visitor must not wait behind renders that nobody waits for.
    return priority !== 'visitor' || render.priority === 'visitor';
  }

  type Wanted = [key: string, priority: Priority, work: () => Promise<T>, asker?: string];

  function start(...[key, priority, work, asker]: Wanted): Promise<T> {
    const refused = priority === 'visitor' ? options.refused?.(asker) : undefined;
    if (refused) return refused;
    const begin = () => {
      render.startedIn = generation();
      return work();
    };
    const render: Render<T> = { priority, begin, result: Promise.resolve() as Promise<never> };
    render.result = queue(begin, priority, asker).finally(() => {
      if (underWay.get(key) === render) underWay.delete(key);
    });
    underWay.set(key, render);
    return render.result;
  }

  return {
    has: (key: string) => underWay.has(key),
    join(...wanted: Wanted): Promise<T> {
      const [key, priority, , asker] = wanted;
      const render = underWay.get(key);
      if (!render || !canShare(render, priority)) return start(...wanted);
      if (render.startedIn === undefined && priority === 'visitor') {
        options.promote?.(render.begin, asker);
      }
      return render.result;
    },
  };
}
