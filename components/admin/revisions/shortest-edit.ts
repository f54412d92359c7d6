/** What is the same in both, or stands only in the one before, or only in the one after. */
export type Kind = 'same' | 'gone' | 'new';
export type Step = { kind: Kind; before: number; after: number };

/**
 * The fewest steps from one list to the other, after Myers (1986). With more than `most` of them
 * there is no answer, because the cost grows with their square.
 */
export function shortestEdit<T>(
  before: readonly T[],
  after: readonly T[],
  most: number,
): Step[] | undefined {
  const reached: Int32Array[] = [];
  const furthest = new Int32Array(2 * most + 3);
  const at = (diagonal: number) => furthest[diagonal + most + 1] ?? 0;
  for (let steps = 0; steps <= most; steps++) {
    reached.push(furthest.slice(most + 1 - steps - 1, most + 1 + steps + 2));
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const isDown =
        diagonal === -steps || (diagonal !== steps && at(diagonal - 1) < at(diagonal + 1));
      let x = isDown ? at(diagonal + 1) : at(diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal])
        x++;
      furthest[diagonal + most + 1] = x;
      if (x >= before.length && x - diagonal >= after.length)
        return wayBack(reached, before.length, after.length);
    }
  }
  return undefined;
}

/** Each entry holds how far every diagonal had come before that step. */
function wayBack(reached: readonly Int32Array[], x: number, y: number): Step[] {
  const way: Step[] = [];
  for (let steps = reached.length - 1; steps >= 0; steps--) {
    const at = (diagonal: number) => reached[steps]?.[diagonal + steps + 1] ?? 0;
    const diagonal = x - y;
    const isDown =
      diagonal === -steps || (diagonal !== steps && at(diagonal - 1) < at(diagonal + 1));
    const from = isDown ? diagonal + 1 : diagonal - 1;
    const startX = steps === 0 ? 0 : at(from);
    const startY = steps === 0 ? 0 : startX - from;
    const afterStep = { x: isDown ? startX : startX + 1, y: isDown ? startY + 1 : startY };
    const [endX, endY] = steps === 0 ? [0, 0] : [afterStep.x, afterStep.y];
    while (x > endX && y > endY) way.push({ kind: 'same', before: --x, after: --y });
    if (steps === 0) break;
    if (isDown) way.push({ kind: 'new', before: x, after: --y });
    else way.push({ kind: 'gone', before: --x, after: y });
  }
  return way.reverse();
}
