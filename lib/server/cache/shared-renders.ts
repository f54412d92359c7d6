import type { Priority } from '@/lib/server/render/render-queue';

export type Queue = <T>(work: () => Promise<T>, priority: Priority) => Promise<T>;

type Options = {
  queue: Queue;
  generation: () => number;
  isBlind: () => boolean;
};

type Render<T> = { priority: Priority; startedIn?: number; result: Promise<T> };

/** A render begun in an older generation may lack a change that this request must see. */
export function createSharedRenders<T>({ queue, generation, isBlind }: Options) {
  const underWay = new Map<string, Render<T>>();

  function canShare(render: Render<T>, priority: Priority): boolean {
    if (render.startedIn !== undefined) return render.startedIn === generation() && !isBlind();
    // A visitor must not wait behind renders that nobody waits for.
    return priority !== 'visitor' || render.priority === 'visitor';
  }

  function start(key: string, priority: Priority, work: () => Promise<T>): Promise<T> {
    const begin = () => {
      render.startedIn = generation();
      return work();
    };
    const render: Render<T> = { priority, result: Promise.resolve() as Promise<never> };
    render.result = queue(begin, priority).finally(() => {
      if (underWay.get(key) === render) underWay.delete(key);
    });
    underWay.set(key, render);
    return render.result;
  }

  return {
    has: (key: string) => underWay.has(key),
    join(key: string, priority: Priority, work: () => Promise<T>): Promise<T> {
      const render = underWay.get(key);
      if (render && canShare(render, priority)) return render.result;
      return start(key, priority, work);
    },
  };
}
