type Point = { x: number; y: number };
type Centre = { latitude: number; longitude: number };
export type City = Centre & { slug: string; name: string; masters: number };
type Label = Point & { anchor: 'start' | 'middle' | 'end' };
export type Spot = City & Point & { radius: number; label?: Label };

/** As wide as a small phone, so that one unit is at least a pixel. */
const [WIDTH, HEIGHT, MARGIN] = [320, 340, 18];
const [SMALLEST, LARGEST] = [4, 13];

/**
 * Where each city stands. Half of its place comes from its coordinates, half from how many
 * lie further west or north: they have room where they are dense, and each stays on its side
 * of every other. What is still too near for a finger is pushed apart.
 */
export function layOut(cities: readonly City[]) {
  const most = Math.max(1, ...cities.map(({ masters }) => masters));
  const across = placedAlong(cities.map(({ longitude }) => longitude));
  const down = placedAlong(cities.map(({ latitude }) => -latitude));
  const spots: Spot[] = cities.map((city) => ({
    ...city,
    x: MARGIN + across(city.longitude) * (WIDTH - 2 * MARGIN),
    y: MARGIN + down(-city.latitude) * (HEIGHT - 2 * MARGIN),
    radius: SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(city.masters / most),
  }));
  spread(spots);
  nameLargest(spots);
  return { width: WIDTH, height: HEIGHT, spots };
}

/** From 0 to 1, in the order of the values. */
function placedAlong(values: readonly number[]): (value: number) => number {
  const sorted = values.toSorted((one, other) => one - other);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const length = last - first || 1;
  const steps = Math.max(1, values.length - 1);
  return (value) => ((value - first) / length + sorted.indexOf(value) / steps) / 2;
}

const ROUNDS = 300;

/** Two that are too near push each other away, until none are. */
function spread(spots: readonly Spot[]): void {
  const pairs = spots.flatMap((one, at) =>
    spots.slice(at + 1).map((other) => [one, other] as const),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [one, other] of pairs) {
      const [x, y] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(x, y);
      const missing = reachOf(one) + reachOf(other) - distance;
      if (missing <= 0) continue;
      // What stands on one spot goes to both sides.
      const [east, south] = distance > 0 ? [x / distance, y / distance] : [1, 0];
      move(one, (-east * missing) / 2, (-south * missing) / 2);
      move(other, (east * missing) / 2, (south * missing) / 2);
    }
  }
}

function move(spot: Spot, x: number, y: number): void {
  spot.x = Math.min(WIDTH - MARGIN, Math.max(MARGIN, spot.x + x));
  spot.y = Math.min(HEIGHT - MARGIN, Math.max(MARGIN, spot.y + y));
}

/** A finger needs 24 pixels. */
export const reachOf = ({ radius }: { radius: number }) => Math.max(12, radius + 1);

export const LETTERS = 11;
const [LETTER_WIDTH, CAPITALS, GAP] = [5.8, 8, 3];
const MOST_NAMES = 14;

type Box = Point & { width: number; height: number };

/** The largest are named where there is room; all others by the list. */
function nameLargest(spots: readonly Spot[]): void {
  const taken: Box[] = spots.map(({ x, y, radius }) => {
    return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  });
  const named = spots.filter(({ masters }) => masters > 0);
  named.sort((one, other) => other.masters - one.masters);
  for (const spot of named.slice(0, MOST_NAMES)) {
    const free = labelsOf(spot).find(
      ({ box }) => isInside(box) && !taken.some((other) => meets(box, other)),
    );
    if (free) taken.push(free.box);
    spot.label = free?.label;
  }
}

/** What of a name lies left of the point that it is anchored to. */
const LEFT_OF = { start: 0, middle: 0.5, end: 1 } as const;

function labelsOf({ x, y, radius, name }: Spot): { label: Label; box: Box }[] {
  const beside = radius + GAP;
  const slant = beside * 0.75;
  const ways = [
    [beside, CAPITALS / 2, 'start'],
    [-beside, CAPITALS / 2, 'end'],
    [0, beside + CAPITALS, 'middle'],
    [0, -beside, 'middle'],
    [-slant, -slant, 'end'],
    [slant, slant + CAPITALS, 'start'],
    [-radius, -beside, 'start'],
    [radius, -beside, 'end'],
  ] as const;
  const [width, height] = [name.length * LETTER_WIDTH, CAPITALS + GAP];
  return ways.map(([across, down, anchor]) => {
    const label = { x: x + across, y: y + down, anchor };
    const left = label.x - width * LEFT_OF[anchor];
    return { label, box: { x: left, y: label.y - CAPITALS, width, height } };
  });
}

const isInside = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= WIDTH && y + height <= HEIGHT;

const meets = (one: Box, other: Box) =>
  Math.max(one.x, other.x) < Math.min(one.x + one.width, other.x + other.width) &&
  Math.max(one.y, other.y) < Math.min(one.y + one.height, other.y + other.height);
