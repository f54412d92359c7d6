import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

const PROGRAM = `
  import { createServer } from 'node:net';
  import { stopOnSignal } from '@/lib/front/start/run';
  stopOnSignal([() => console.log('closed')], true);
  createServer().listen(0);
  console.log('ready');
`;

test('a start that fails says so once, closes what is open and ends with 1', async () => {
  const program = `
    import { stopOnSignal } from '@/lib/front/start/run';
    import { SettingError } from '@/lib/env';
    const stop = stopOnSignal([() => console.log('closed')], false);
    void stop(new SettingError('PORT: is taken'));
    void stop(new Error('what fails because all is being closed'));
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.deepEqual([status, stdout, stderr], [1, 'closed\n', 'PORT: is taken\n']);
});

test(
  'a signal to npm stops the site, although the shell between them dies of it',
  { timeout: 30_000 },
  async (t) => {
    const node = `"${process.execPath}" --import tsx --input-type=module`;
    const env = { ...process.env, PROGRAM };
    const shell = spawn('sh', ['-c', `${node} --eval "$PROGRAM"; true`], { env });
    t.after(() => shell.kill('SIGKILL'));
    shell.stdout.setEncoding('utf8');
    const [ready] = (await once(shell.stdout, 'data')) as string[];
    assert.equal(ready, 'ready\n');
    shell.kill('SIGTERM');
    const [closed] = (await once(shell.stdout, 'data')) as string[];
    assert.equal(closed, 'closed\n');
  },
);
