/** What is null, empty or false says nothing. */
export function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && value !== false;
}

/** Lists say the same in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

function plain(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value
    .map((one) => JSON.stringify(one))
    .toSorted()
    .join();
}
