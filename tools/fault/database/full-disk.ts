import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, ask, post, until } from '../subject/ask';
import type { Result } from '../report';
import { type Mode, startSubject } from '../subject/subject';

const MEGABYTES = 200;
const MOST_WRITES = 400;

/** A disk of its own that is full: writes are refused, reads go on, and room brings it back. */
export async function fullDisk(mode: Mode): Promise<Result[]> {
  const promise = 'full disk: writes 503, reads fine, recovers';
  const disk = mkdtempSync(join(tmpdir(), 'guide-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', disk]);
  if (mounted.status !== 0) {
    rmSync(disk, { recursive: true });
    return [{ promise, database: mode, rounds: 0, skipped: 'a small disk takes root to mount' }];
  }
  chmodSync(disk, 0o755);
  try {
    return [{ promise, database: mode, rounds: 1, ...(await fillUp(mode, disk)) }];
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
  }
}

async function fillUp(mode: Mode, disk: string): Promise<Partial<Result>> {
  const subject = await startSubject(mode, disk);
  const { url } = subject.site();
  const acknowledged: string[] = [];
  const write = async (n: number) => {
    const slug = `plein-${n}`;
    const cookie = subject.cookies[n % subject.cookies.length] ?? '';
    const answer = await post(url, '/api/admin/articles', article(slug), cookie);
    if (answer.status === 201) acknowledged.push(slug);
    return answer;
  };
  await write(0);
  await ask(`${url}/villes`);
  const filler = fill(join(disk, 'filler'));
  const faults = new Set<string>();
  let refused: Asked | undefined;
  for (let n = 1; n <= MOST_WRITES && !refused; n += 1) {
    const answer = await write(n);
    if (answer.status === 503) refused = answer;
    else if (answer.status !== 201) faults.add(`a write ${answer.status}`);
  }
  if (!refused) faults.add('no write was refused');
  const warm = await ask(`${url}/villes`);
  if (warm.status !== 200) faults.add(`a warm page ${warm.status}`);
  const reads = async () => (await ask(`${url}/api/articles/slug/plein-0`)).status === 404;
  const readable = await until(reads, 15_000).catch(() => undefined);
  if (readable === undefined) faults.add('reads do not come back while it is full');
  rmSync(filler);
  let n = MOST_WRITES;
  const recoverySeconds = await until(async () => (await write((n += 1))).status === 201, 60_000);
  let lost = 0;
  for (const slug of acknowledged) {
    const cookie = subject.cookies[0] ?? '';
    const { text } = await ask(`${url}/api/articles?q=${slug}&fields=card`, {
      headers: { cookie },
    });
    if (!text.includes(`"${slug}"`)) lost += 1;
  }
  if (faults.size > 0) {
    const lines = subject
      .site()
      .output()
      .split('\n')
      .filter((text) => text.includes('"level":50'));
    console.log(lines.slice(0, 3).join('\n').slice(0, 3000));
  }
  await subject.close();
  return {
    ...{ acknowledged: acknowledged.length, lost, recoverySeconds },
    remark: `reads answered ${readable?.toFixed(1)} s after the first refusal`,
    failure: lost > 0 || faults.size > 0 ? [`${lost} lost`, ...faults].join('; ') : undefined,
  };
}

function article(slug: string) {
  return {
    ...{ title: slug, slug, excerpt: 'Un extrait.', metaDescription: 'x', author: 'x' },
    content: Array.from({ length: 4000 }, () => Math.random().toString(36)).join(' '),
    ...{ categoryId: null, cityId: null, universityId: null, featured: false, imageUrl: null },
    readingTime: 5,
  };
}

function fill(file: string): string {
  const descriptor = openSync(file, 'w');
  for (const size of [1 << 20, 4096]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch {
      // No room left for a piece of this size.
    }
  }
  closeSync(descriptor);
  return file;
}
