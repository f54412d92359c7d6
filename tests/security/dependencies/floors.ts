export type Floor = {
  package: string;
  /** The first version of the line that has the fault; without it, all before `fixed`. */
  from?: string;
  fixed: string;
  advisories: string[];
  why: string;
};

type Lock = { packages: Record<string, { version?: string }> };

/** One sentence for each installed package that a published advisory speaks of. */
export function belowFloor(lock: Lock, floors: readonly Floor[]): string[] {
  return Object.entries(lock.packages).flatMap(([path, { version = '' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return floors
      .filter((floor) => floor.package === name && isHit(version, floor))
      .map(({ fixed, advisories, why }) =>
        [`${path} ${version}: at least ${fixed}`, why, ...advisories].join(', '),
      );
  });
}

function isHit(version: string, { from = '0.0.0', fixed }: Floor): boolean {
  return compare(version, from) >= 0 && compare(version, fixed) < 0;
}

/** A release before the release of the same number: 1.0.0-beta comes before 1.0.0. */
function compare(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(b.isEarly) - Number(a.isEarly);
}

function parse(version: string) {
  const [release = '', ...rest] = version.split('+')[0]?.split('-') ?? [];
  return { numbers: release.split('.').map(Number), isEarly: rest.length > 0 };
}
