import fc from 'fast-check';

type Body = Record<string, unknown>;

const WRONG: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(true, [], {}, [[]], { contains: '@' }, -1, 1e21, 2 ** 31, '\u0000', 'x\ud800'),
  fc.constant('y'.repeat(60_000)),
  fc.object({ maxDepth: 3 }),
);
const UNKNOWN = ['id', 'viewCount', 'isAdmin', 'constructor', 'createdAt', '$set', 'zqx'];

/** Bodies that no call accepts: text that is no JSON, other JSON, or a good body with a fault. */
export function brokenBody(good: fc.Arbitrary<Body>): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `{${text}`),
    fc.array(fc.anything({ maxDepth: 2, withNullPrototype: false })).map(serialise),
    fc.constantFrom('', '[]', 'null', '"x"', '1', '{"__proto__":{"isAdmin":true}}', '{}'),
    fc
      .tuple(good, fc.constantFrom(...UNKNOWN), WRONG)
      .map(([body, name, value]) => serialise({ ...body, [name]: value ?? null })),
    fc
      .tuple(good, fc.constantFrom('name', 'title'), WRONG)
      .map(([body, name, value]) => serialise({ ...body, [name]: [value], zqx: 1 })),
    good.map((body) => serialise({ ...body, slug: '../x' })),
  );
}

function serialise(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  );
}
