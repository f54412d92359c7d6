type Dated = { at: Date };

/** Half is for each kind while it has so many: forty masters verified in one go hide no call. */
export function newestOfBoth<One extends Dated, Other extends Dated>(
  one: readonly One[],
  other: readonly Other[],
  limit: number,
): (One | Other)[] {
  const [first, second] = [one.toSorted(newestFirst), other.toSorted(newestFirst)];
  const half = Math.floor(limit / 2);
  const rest = [...first.slice(half), ...second.slice(half)].toSorted(newestFirst);
  const sure = [...first.slice(0, half), ...second.slice(0, half)];
  return [...sure, ...rest.slice(0, limit - sure.length)].sort(newestFirst);
}

const newestFirst = (one: Dated, other: Dated) => other.at.getTime() - one.at.getTime();
