export type Patience = {
  /** For a connection, a sign-in, and all that is said before the server agrees to take a mail. */
  turnMs: number;
  /** After the last byte of a mail; RFC 5321 (4.5.3.2.6) asks for ten minutes. */
  answerMs: number;
  /** After the last byte of a mail, when the process stops. */
  graceMs: number;
  /** A line that nobody used for so long is closed by us, before the server does it. */
  idleMs: number;
};

export const PATIENCE: Patience = {
  turnMs: 30_000,
  answerMs: 10 * 60_000,
  graceMs: 5000,
  idleMs: 15_000,
};

const SILENT = 'the mail server does not answer';
const STOPPED = 'the site was stopped before the mail server answered';

export type Cut = {
  signal: AbortSignal;
  /** Waits anew, and only so long when everything stops. */
  wait: (ms: number, msInStop?: number) => void;
  /** Waits without an end, until everything stops. */
  rest: () => void;
  end: () => void;
};

/** Says when nobody waits for the mail server any more. */
export function createCut(stopping: AbortSignal): Cut {
  const cutting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let inStop = 0;
  const cut = () => cutting.abort(new Error(stopping.aborted ? STOPPED : SILENT));
  const wait = (ms: number, msInStop = 0) => {
    clearTimeout(timer);
    inStop = msInStop;
    timer = setTimeout(cut, stopping.aborted ? inStop : ms);
  };
  const onStop = () => wait(inStop, inStop);
  stopping.addEventListener('abort', onStop);
  return {
    ...{ signal: cutting.signal, wait },
    rest: () => clearTimeout(timer),
    end() {
      clearTimeout(timer);
      stopping.removeEventListener('abort', onStop);
    },
  };
}
