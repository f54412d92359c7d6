export function serveForms(): void {
  addEventListener('formdata', ({ target, formData }) => {
    // What was not chosen stays out of the address.
    if (!(target as Element).querySelector('select')) return;
    for (const [name, value] of [...formData]) {
      if (value === '') formData.delete(name);
    }
  });
}
