type Place = { slug: string; name: string; latitude: number; longitude: number; masters: number };
type Point = { x: number; y: number };
type Spot = Place & Point & { radius: number };
type Label = Point & { anchor: 'start' | 'middle' | 'end' };
export type MappedSpot = Spot & { label?: Label };
type CityMapLayout = { width: number; height: number; spots: MappedSpot[] };

/** As wide as a small phone, so that one unit is at least a pixel. */
const WIDTH = 320;
const MARGIN = 18;
const TALL = 340;
const [SMALLEST, LARGEST] = [4, 13];
/** Half of what a finger needs. */
export const REACH = 12;

/**
 * Where each city stands. Half of its place comes from its coordinates, half from how many cities
 * lie further west or north: where they are dense they have room, and each stays on its side of
 * every other. What is still too near for a finger is pushed apart.
 */
export function layOut(places: readonly Place[]): CityMapLayout {
  const most = Math.max(1, ...places.map(({ masters }) => masters));
  const acrossOf = placedAlong(places.map(({ longitude }) => longitude));
  const downOf = placedAlong(places.map(({ latitude }) => -latitude));
  const spots = places.map((place) => ({
    ...place,
    x: MARGIN + acrossOf(place.longitude) * (WIDTH - 2 * MARGIN),
    y: MARGIN + downOf(-place.latitude) * (TALL - 2 * MARGIN),
    radius: tenths(SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(place.masters / most)),
  }));
  spread(spots);
  const height = Math.ceil(Math.max(TALL - MARGIN, ...spots.map(({ y }) => y)) + MARGIN);
  const settled = spots.map((spot) => ({ ...spot, x: tenths(spot.x), y: tenths(spot.y) }));
  return { width: WIDTH, height, spots: labelled(settled, height) };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

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
function spread(spots: Spot[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false;
    for (const [at, one] of spots.entries()) {
      for (const other of spots.slice(at + 1)) isMoved = pushApart(one, other) || isMoved;
    }
    if (!isMoved) return;
  }
}

function pushApart(one: Spot, other: Spot): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(x, y);
  const missing = reachOf(one) + reachOf(other) - distance;
  if (missing <= 0.01) return false;
  // What stands on one spot goes to both sides.
  const [east, south] = distance > 0 ? [x / distance, y / distance] : [1, 0];
  for (const [spot, way] of [[one, -missing / 2] as const, [other, missing / 2] as const]) {
    spot.x = Math.min(WIDTH - MARGIN, Math.max(MARGIN, spot.x + east * way));
    spot.y = Math.max(MARGIN, spot.y + south * way);
  }
  return true;
}

export const reachOf = ({ radius }: { radius: number }) => Math.max(REACH, radius + 1);

export const LETTERS = 11;
const [LETTER_WIDTH, CAPITALS] = [5.8, 8];
const MOST_LABELS = 14;
const GAP = 3;

/** The largest are named where there is room beside, below or above; all others by the list. */
function labelled(spots: readonly Spot[], height: number): MappedSpot[] {
  const taken = spots.map(({ x, y, radius }) => boxAround(x, y, radius * 2, radius * 2));
  const labels = new Map<string, Label>();
  const named = spots.filter(({ masters }) => masters > 0);
  for (const spot of named.toSorted((one, other) => other.masters - one.masters)) {
    if (labels.size === MOST_LABELS) break;
    const free = waysOf(spot).find(
      ({ box }) => isInside(box, height) && !taken.some((other) => meets(box, other)),
    );
    if (!free) continue;
    taken.push(free.box);
    labels.set(spot.slug, free.label);
  }
  return spots.map((spot) => ({ ...spot, label: labels.get(spot.slug) }));
}

type Box = { left: number; right: number; top: number; bottom: number };

/** What of a name lies left of the point that it is anchored to. */
const LEFT_OF = { start: 0, middle: 0.5, end: 1 } as const;

function waysOf({ x, y, radius, name }: Spot): { label: Label; box: Box }[] {
  const width = name.length * LETTER_WIDTH;
  const beside = radius + GAP;
  const slant = beside * 0.75;
  const [level, under, over] = [CAPITALS / 2, CAPITALS + beside, -beside];
  const ways = [
    [beside, level, 'start'],
    [-beside, level, 'end'],
    [0, under, 'middle'],
    [0, over, 'middle'],
    [-slant, -slant, 'end'],
    [slant, -slant, 'start'],
    [-slant, slant + CAPITALS, 'end'],
    [slant, slant + CAPITALS, 'start'],
    [radius, over, 'end'],
    [-radius, over, 'start'],
  ] as const;
  return ways.map(([across, down, anchor]) => {
    const label = { x: tenths(x + across), y: tenths(y + down), anchor };
    const left = label.x - width * LEFT_OF[anchor];
    const box = { left, right: left + width, top: label.y - CAPITALS, bottom: label.y + GAP };
    return { label, box };
  });
}

const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const isInside = ({ left, right, top, bottom }: Box, height: number) =>
  left >= 0 && right <= WIDTH && top >= 0 && bottom <= height;

const meets = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
