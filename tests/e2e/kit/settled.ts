import { type Page, expect } from './test';

/** Nothing is on its way that will change what is seen: no list is read, no change is under way. */
export async function expectNothingBusy(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toHaveCount(0);
}

/** That, and the page is drawn as it stays: fonts and pictures are there, nothing moves or fades. */
export async function expectSettled(page: Page): Promise<void> {
  await expectNothingBusy(page);
  await expect.poll(() => page.evaluate(unsettled), 'what the page waits for').toEqual([]);
}

function unsettled(): string[] {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && endTime !== Infinity;
    })
    .map(() => 'something moves');
  const pictures = [...document.images]
    .filter(({ complete, loading }) => !complete && loading !== 'lazy')
    .map(({ src }) => src);
  return document.fonts.status === 'loaded' ? [...moving, ...pictures] : ['a font'];
}
