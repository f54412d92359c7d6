import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RenderQueue } from '@/lib/front/render/render-queue';
import { createSharedRenders } from './page-cache';

test('threat 32: one address asking for pages that are never kept: its refusal is nobody else’s answer', async () => {
  const queue = new RenderQueue({ concurrency: 2, perAsker: 1, mostWaitingOfOne: 2 });
  const renders = createSharedRenders<string>({
    queue,
    generation: () => 1,
    isCutOff: () => false,
  });
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (end = resolve));
  const flood = Array.from({ length: 3 }, () => queue.run(() => held, 'visitor', 'flood'));
  const page = async () => 'the page';
  const refused = renders.join('/villes/fes', 'visitor', page, 'flood');
  const answered = renders.join('/villes/fes', 'visitor', page, 'other');
  await assert.rejects(refused, { status: 429 });
  assert.equal(await answered, 'the page');
  end();
  await Promise.all(flood);
});
