import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes how many browser tests passed and failed to TEST_COUNT_FILE. */
export default class CountReporter implements Reporter {
  private readonly outcomes = new Map<string, boolean>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped') this.outcomes.set(test.id, test.ok());
  }

  onEnd(): void {
    const results = [...this.outcomes.values()];
    const passed = results.filter(Boolean).length;
    const count = { passed, failed: results.length - passed };
    const file = process.env.TEST_COUNT_FILE;
    if (file) writeFileSync(file, JSON.stringify(count));
  }
}
