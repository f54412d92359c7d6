import { writeSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { type Heard, REFUSED } from './job';

/** Two large values that differ need not be told whole. */
const LONGEST_REASON = 20_000;

/** Tells the runner on the third pipe, while tests run, what became of each. */
export default class TellRunner implements Reporter {
  onTestBegin(test: TestCase): void {
    say({ type: 'begin', ...placeOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { file, names } = placeOf(test);
    for (const { type, description = '' } of result.annotations) {
      if (type === 'figure') say({ type: 'figure', file, text: description });
    }
    const told = { type: 'test' as const, file, names, ms: result.duration };
    if (result.status === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      return say({ ...told, state: 'skipped', reason });
    }
    if (test.ok()) return say({ ...told, state: 'passed' });
    const { error } = result;
    const line = error?.location?.line ?? test.location.line;
    const refused = result.annotations.filter(({ type }) => type === REFUSED);
    const reason = [
      explain(error) ?? result.status,
      ...(refused.length > 0 ? ['Refused meanwhile:'] : []),
      ...refused.map(({ description }) => `  ${description}`),
    ].join('\n');
    say({ ...told, line, state: 'failed', reason });
  }

  /** What went wrong outside of every test. */
  onError(error: TestError): void {
    const file = error.location ? relative('', error.location.file) : '';
    const reason = explain(error);
    say({ type: 'test', file, names: ['outside of its tests'], ms: 0, state: 'failed', reason });
  }
}

function placeOf(test: TestCase): { file: string; names: string[] } {
  return { file: relative('', test.location.file), names: test.titlePath().slice(3) };
}

function explain(error: TestError | undefined): string | undefined {
  const text = error?.message ?? error?.value;
  return text && stripVTControlCharacters(text.slice(0, LONGEST_REASON));
}

function say(heard: Heard): void {
  writeSync(3, `${JSON.stringify(heard)}\n`);
}
