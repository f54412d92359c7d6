import { writeSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

/** Node fails the whole process then, and says why in a remark alone. */
const AFTERWARDS = /asynchronous activity after the test ended/;

/** Two large values that differ need not be told whole. */
const LONGEST_REASON = 20_000;

/** Tells the runner on the third pipe, while tests run, what became of each. */
export default async function* tellRunner(source) {
  let path = [];
  for await (const { type, data } of source) {
    const file = data?.file ? relative('', data.file) : '';
    const names = [...path.slice(0, data?.nesting ?? 0), data?.name];
    if (type === 'test:dequeue') {
      path = names;
      say({ type: 'begin', file, names });
    }
    if (type === 'test:diagnostic' && /^threat /.test(data.message)) {
      say({ type: 'figure', file, text: data.message });
    }
    if (type === 'test:diagnostic' && AFTERWARDS.test(data.message)) {
      const told = { file, names: ['ends all that it begins'], state: 'failed', ms: 0 };
      say({ type: 'test', ...told, reason: data.message });
    }
    if (type === 'test:complete' && isTold(data)) say(outcome(file, names, data));
  }
  say({ type: 'over' });
  yield '';
}

/** A suite is told of only when it failed by itself, in a hook. */
function isTold({ details, name, file }) {
  if (details.type !== 'suite') return name !== file;
  return !details.passed && details.error?.failureType !== 'subtestsFailed';
}

function outcome(file, names, { details, line, skip, todo }) {
  const told = { type: 'test', file, line, names, ms: details.duration_ms ?? 0 };
  if (skip !== undefined || todo !== undefined) {
    return { ...told, state: 'skipped', reason: String(skip ?? todo) };
  }
  if (details.passed) return { ...told, state: 'passed' };
  const error = details.error?.cause ?? details.error;
  const reason = explain(error).slice(0, LONGEST_REASON);
  return { ...told, line: lineIn(file, error) ?? line, state: 'failed', reason };
}

function explain(error) {
  if (!(error instanceof Error)) return inspect(error);
  const cause = error.cause ? `\ncaused by ${explain(error.cause)}` : '';
  return `${error.name === 'AssertionError' ? '' : `${error.name}: `}${error.message}${cause}`;
}

/** Where in the test's own file it happened. */
function lineIn(file, error) {
  const at = String(error?.stack).match(new RegExp(`${RegExp.escape(file)}:(\\d+)`));
  return at ? Number(at[1]) : undefined;
}

function say(heard) {
  writeSync(3, `${JSON.stringify(heard)}\n`);
}
