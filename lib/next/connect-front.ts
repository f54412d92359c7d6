import { poolUse } from '@/lib/db/connect/pool';
import { droppedEvents } from '@/lib/events/buffer';
import { answerQuestions } from '@/lib/process/ask-front';
import { allDone } from '@/lib/process/before-stop';
import type { ToApplication, ToFront } from './messages';

type Options = { onChange: (generation: number) => void };
type Begin = Extract<ToApplication, { kind: 'begin' }>;
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** The line between the application and the front that started it; when it ends, both do. */
export function connectFront({ onChange }: Options) {
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  const tell = (message: ToFront) => process.send?.(message);

  process.once('disconnect', () => process.exit());
  // Both get what is typed at a terminal, and the front decides.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

  answerQuestions(({ name, args, settle }) => {
    const id = (questions += 1);
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    settle(name === 'contentChanged' ? answer.then((now) => onChange(Number(now))) : answer);
    tell({ kind: 'question', id, name, args });
  });

  const begin = new Promise<Begin>((resolve) => {
    process.on('message', (message: ToApplication) => {
      switch (message.kind) {
        case 'begin':
          Object.assign(process.env, message.settings);
          return resolve(message);
        case 'answer': {
          const { resolve, reject } = waiting.get(message.id) ?? {};
          waiting.delete(message.id);
          const { value, error } = message;
          return error ? reject?.(Object.assign(new Error(), error)) : resolve?.(value);
        }
        case 'look': {
          const usage = { pools: poolUse(), droppedEvents: droppedEvents() };
          return tell({ kind: 'usage', usage });
        }
        case 'stop':
          return void allDone().then(() => process.exit(0));
      }
    });
  });

  return { begin, isReady: () => tell({ kind: 'ready' }) };
}
