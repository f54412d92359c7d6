import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes what passed and what failed of the browser tests to TEST_COUNT_FILE. */
export default class CountReporter implements Reporter {
  /** By test, and empty when it passed. */
  private readonly outcomes = new Map<string, string>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    this.outcomes.set(test.id, test.ok() ? '' : describe(test, result));
  }

  onEnd(): void {
    const file = process.env.TEST_COUNT_FILE;
    if (!file) return;
    const failures = [...this.outcomes.values()].filter(Boolean);
    const passed = this.outcomes.size - failures.length;
    writeFileSync(file, JSON.stringify({ passed, failed: failures.length, failures }));
  }
}

function describe(test: TestCase, { error, status }: TestResult): string {
  const [reason = ''] = stripVTControlCharacters(error?.message ?? status).split('\n');
  return `${relative('', test.location.file)} › ${test.titlePath().slice(3).join(' › ')}: ${reason}`;
}
