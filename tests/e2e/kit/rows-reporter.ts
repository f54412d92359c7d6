import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Adds a line to TEST_ROWS_FILE for each browser test and each figure it notes. */
export default class RowsReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const file = process.env.TEST_ROWS_FILE;
    if (!file || result.status === 'skipped') return;
    const figures = result.annotations.filter(({ type }) => type === 'figure');
    const lines = [
      ...figures.map(({ description }) => ({ figure: description })),
      { names: test.titlePath(), ok: test.ok() },
    ];
    for (const line of lines) appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
}
