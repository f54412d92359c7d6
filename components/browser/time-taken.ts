/**
 * The site asks for a second sending of those it cannot tell from programs. A form that says how long
 * it took to fill in spares its reader that.
 */
export function tellTimeTaken(): void {
  addEventListener('submit', ({ target }) => {
    const field = (target as Element).querySelector<HTMLInputElement>('[name=secondes]');
    if (field) field.value = (performance.now() / 1000).toFixed(1);
  });
}
