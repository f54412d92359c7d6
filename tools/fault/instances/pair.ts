import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, postgresUser, query } from '@/tests/fixtures/database/postgres';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { until } from '../subject/ask';

export type Pair = Awaited<ReturnType<typeof startPair>>;
type Server = { port: number; data: string; url: string; process?: ChildProcess };

const STARTS_WITHIN_MS = 60_000;

/** A primary and a standby that has every commit on its disk before the primary acknowledges it. */
export async function startPair() {
  const programs = findPostgres() ?? '';
  const user = postgresUser();
  const folder = mkdtempSync('/tmp/guide-pair-');
  if (user) chownSync(folder, user.uid, user.gid);
  const servers = [await place('one'), await place('two')] as const;
  let primary: Server = servers[0];
  let standby: Server = servers[1];
  run('initdb', ['-D', primary.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  appendFileSync(join(primary.data, 'pg_hba.conf'), 'host postgres door 127.0.0.1/32 trust\n');
  await start(primary);
  await query(primary.url, 'CREATE ROLE door LOGIN');
  await follow();

  return {
    servers,
    primary: () => primary,
    /** Ends the primary as a power cut would. */
    killPrimary: () => end(primary, 'SIGQUIT'),
    killStandby: () => end(standby, 'SIGQUIT'),
    startStandby: () => start(standby),
    /** The standby takes over; who was the primary must not come back as one. */
    async promote() {
      [primary, standby] = [standby, primary];
      await query(primary.url, 'SELECT pg_promote(true, 60)');
    },
    /** The server that is not the primary comes back as it was, as if nobody had told it. */
    returnAsItWas: () => start(standby),
    /** The server that is not the primary is made anew from the primary. */
    async follow() {
      await end(standby, 'SIGQUIT');
      await follow();
    },
    /** Whether commits wait for the standby. */
    wait: (isWaiting: boolean) => setNames(isWaiting ? '*' : ''),
    async stop() {
      for (const server of servers) await end(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function place(name: string): Promise<Server> {
    const port = await freePortPair();
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    return { port, data: join(folder, name), url };
  }

  function run(program: string, args: string[]): void {
    const done = spawnSync(join(programs, program), args, {
      ...{ encoding: 'utf8', cwd: '/tmp' },
      ...user,
    });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`);
  }

  async function start(server: Server): Promise<void> {
    const settings = [
      ...[`port=${server.port}`, 'listen_addresses=127.0.0.1', 'synchronous_commit=on'],
      ...[`unix_socket_directories=${folder}`, 'hot_standby=on', 'cluster_name=guide'],
    ];
    const args = ['-D', server.data, ...settings.flatMap((setting) => ['-c', setting])];
    server.process = spawn(join(programs, 'postgres'), args, {
      ...{ stdio: 'ignore', cwd: '/tmp' },
      ...user,
    });
    await until(() => isTrue(server, 'SELECT true'), STARTS_WITHIN_MS);
  }

  async function follow(): Promise<void> {
    rmSync(standby.data, { recursive: true, force: true });
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
    run('pg_basebackup', [...from, '-D', standby.data, '-R', '-X', 'stream', '-c', 'fast', '-N']);
    await start(standby);
    await setNames('*');
    const isFollowing = `SELECT count(*) = 1 FROM pg_stat_replication WHERE sync_state = 'sync'`;
    await until(() => isTrue(primary, isFollowing), STARTS_WITHIN_MS);
  }

  async function setNames(names: string): Promise<void> {
    await query(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await query(primary.url, 'SELECT pg_reload_conf()');
  }
}

async function isTrue(server: Server, sql: string): Promise<boolean> {
  if (server.process?.exitCode) throw new Error(`postgres ended with ${server.process.exitCode}`);
  const rows = await query(server.url, sql).catch(() => []);
  return Object.values(rows[0] ?? {})[0] === true;
}

async function end({ process }: Server, signal: NodeJS.Signals): Promise<void> {
  if (!process || process.exitCode !== null || process.signalCode !== null) return;
  const ended = new Promise((done) => process.once('exit', done));
  process.kill(signal);
  await ended;
}
