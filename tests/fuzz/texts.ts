import { cpus } from 'node:os';
import fc from 'fast-check';
import { createTextProcess } from './text-process';
import { STEPS } from './text-steps';

const SMALL = 12_000;
const LARGE = 4 * SMALL;
/** Twice what a step may take that grows in proportion, and what chance adds. */
const MOST_GROWTH = 8;
const CHANCE_MS = 60;
/** Of processor time. What takes longer to render than its deadline is refused when it is saved. */
const MOST_MS_PER_KILOBYTE = { rendering: 40, other: 2 };
/** Above it only a text is refused; a short one may become a longer page. */
const MOST_MADE = { always: 600_000, perSign: 20 };
const DEADLINE_MS = 20_000;

const TOKENS = [
  ...' \u00A0\u202F\t\n\u200BaÉ1«»:;!?%,.–-’"\'€*_~`#[]()|<>&;\\@=/😀',
  ...['  ', '    ', '\n\n', '\r\n', '9 ', 'n°', ' DH', '000', 'e\u0301'],
  ...['**', '~~', '```', '```\n', '# ', '> ', '- ', '1. ', '+ ', '---\n'],
  ...['[]', '[a]', '[a](', '](b)', '![', '[^1]', '[^1]: ', '[a]: /b ', '[x] '],
  ...['|-', '|-|\n', ' | ', '<a', '<a ', ' b="', '<!--', '-->', '<?', '<![CDATA[', '</'],
  ...['&amp;', '&#', 'http://', 'https://a', 'www.', 'a@b', '.c'],
  ...['master', 'finance ', 'DE LA ', "l'", 'Dr. '],
  ...[',"', '""', '2026-', '31/12', '+1', '1e9'],
];

const some = (most: number, least = 0) =>
  fc.array(fc.constantFrom(...TOKENS), { minLength: least, maxLength: most });
const shape = fc.record({ before: some(2), unit: some(5, 1), after: some(2) });
type Shape = { before: string[]; unit: string[]; after: string[] };

/** Beginnings that are repeated until the text is as long as asked for. */
function filled({ before, unit, after }: Shape, length: number): string {
  const one = unit.join('');
  const times = Math.max(1, Math.floor(length / one.length));
  return before.join('') + one.repeat(times) + after.join('');
}

export type Finding = { step: string; shape: string; what: string };

/** Every step with every shape, at two lengths: its time and what it makes, against a budget. */
export async function fuzzTexts(
  runs: number,
  seed: number,
  onFinding: (finding: Finding) => void,
): Promise<void> {
  const shapes = fc.sample(shape, { numRuns: runs, seed });
  const lanes = Math.max(1, Math.min(2, cpus().length));
  const lane = async () => {
    const texts = createTextProcess(DEADLINE_MS);
    for (let one = shapes.pop(); one; one = shapes.pop()) {
      for (const step of Object.keys(STEPS)) {
        const what = await faultOf(texts, step, one);
        if (what) onFinding({ step, shape: JSON.stringify(one), what });
      }
    }
    await texts.stop();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

type Texts = ReturnType<typeof createTextProcess>;

async function faultOf(texts: Texts, step: string, one: Shape): Promise<string | undefined> {
  const text = filled(one, LARGE);
  const long = await texts.ask({ step, text });
  if ('late' in long) return `nothing after ${long.late} ms`;
  if ('error' in long) return long.error;
  if (long.made > Math.max(MOST_MADE.always, MOST_MADE.perSign * text.length)) {
    return `${text.length} signs become ${long.made}`;
  }
  if (long.ms < CHANCE_MS) return undefined;
  // A second time, warm: the first pays for the engine's own work.
  const again = await best(texts, step, text);
  const short = await best(texts, step, filled(one, SMALL));
  const budget = MOST_MS_PER_KILOBYTE[isRendering(step) ? 'rendering' : 'other'];
  if (again > (budget * text.length) / 1000) return `${Math.round(again)} ms`;
  // The parser looks back at each bracket and sign of emphasis; how many there may be is limited.
  const isSteep =
    !isRendering(step) && again > CHANCE_MS && again > MOST_GROWTH * Math.max(short, 1);
  return isSteep
    ? `${short.toFixed(1)} ms, of four times as much ${Math.round(again)} ms`
    : undefined;
}

const isRendering = (step: string) => step === 'render' || step.endsWith(' of it');

async function best(texts: Texts, step: string, text: string): Promise<number> {
  let ms = Infinity;
  for (let time = 0; time < 2; time += 1) {
    const took = await texts.ask({ step, text });
    if ('ms' in took) ms = Math.min(ms, took.ms);
  }
  return ms;
}
