import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installBrowser } from './browser.mjs';

const [SHELL, WHOLE, APT] = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/apt-get',
];

test('a machine that has both of Debian’s is left alone', async () => {
  const there = machine({ has: [SHELL, WHOLE, APT] });
  assert.equal(await installBrowser(there), 'Debian’s chromium-headless-shell and chromium');
  assert.deepEqual(there.commands, []);
});

test('root gets what is missing from apt, without new lists if the old ones will do', async () => {
  const there = machine({ has: [WHOLE, APT], offers: [SHELL] });
  assert.equal(await installBrowser(there), 'Debian’s chromium-headless-shell and chromium');
  assert.deepEqual(there.commands, ['install chromium-headless-shell']);
});

test('lists are fetched where nothing is known of it, and one that Debian lacks does not keep the other away', async () => {
  const there = machine({ has: [APT], offers: [WHOLE], needsLists: true });
  assert.equal(await installBrowser(there), 'Debian’s chromium');
  const both = ['install chromium-headless-shell', 'install chromium'];
  assert.deepEqual(there.commands, [...both, 'update', ...both]);
});

test('without root or apt, Playwright fetches its own', async () => {
  for (const there of [machine({ has: [APT], isRoot: false }), machine({ has: [] })]) {
    assert.equal(await installBrowser(there), 'Playwright’s own');
    assert.deepEqual(there.commands, ['playwright']);
  }
});

test('no browser at all is no failure, and is said with its reason', async () => {
  const none = 'none, so browser tests will not run: ';
  const cases: [Given, string][] = [
    [{ has: [APT], isRoot: false }, 'apt needs root'],
    [{ has: [] }, 'there is no apt'],
    [{ has: [APT] }, 'apt could not install one'],
  ];
  for (const [given, why] of cases) {
    const said = await installBrowser(machine({ ...given, hasNetwork: false }));
    assert.equal(said, `${none}${why}, and Playwright could not download one`);
  }
});

type Given = {
  has: string[];
  offers?: string[];
  needsLists?: boolean;
  isRoot?: boolean;
  hasNetwork?: boolean;
};

function machine({ has, offers = [], needsLists, isRoot = true, hasNetwork = true }: Given) {
  const files = new Set(has);
  const commands: string[] = [];
  let hasLists = !needsLists;
  return {
    commands,
    isRoot,
    exists: (file: string) => files.has(file),
    async command(program: string, args: string[]) {
      const words = args.filter((word) => /^(?:update|install|chromium.*)$/.test(word)).join(' ');
      commands.push(program === 'apt-get' ? words : 'playwright');
      if (words === 'update') hasLists = true;
      const file = `/usr/bin/${args.at(-1)}`;
      const isGiven = program === 'apt-get' ? hasLists && offers.includes(file) : hasNetwork;
      if (!isGiven) throw new Error(`\`${program}\` failed`);
      files.add(file);
      return '';
    },
  };
}
