/** In a form that tells how long it took to fill in. */
const TIME_TAKEN = 'secondes';

export function serveForms(): void {
  addEventListener('formdata', ({ target, formData }) => {
    // Who tells it is spared the second sending that the site asks of those that may be programs.
    if (formData.has(TIME_TAKEN)) formData.set(TIME_TAKEN, (performance.now() / 1000).toFixed(1));
    // What was not chosen stays out of the address.
    if (!(target as Element).querySelector('select')) return;
    for (const [name, value] of [...formData]) {
      if (value === '') formData.delete(name);
    }
  });
}
