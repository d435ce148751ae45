import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const source = join(import.meta.dirname, '..');
const program = join(source, 'main.ts');
/** Restarts the server when it dies. */
export const keepScript = join(source, 'keep.ts');

/** Longer than any start, stop or recovery takes on a busy machine. */
export const patienceMs = 120_000;

/** The real program in two processes, whose parts a test can kill. */
export interface KillableServer {
  url: string;
  /** Starts the program, again after it was killed, on the same port. */
  start: () => Promise<void>;
  untilReady: () => Promise<void>;
  /** Kills so many of the serving processes without warning. */
  killWorkers: (count: number) => void;
  /** Kills the supervising process. */
  killPrimary: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The processes of the program below this one, without an embedded database that it has started. */
export const workersOf = (pid: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='])
    .toString()
    .split('\n')
    .filter((line) => line.includes(program))
    .map((line) => line.trim().split(/\s+/, 2).map(Number))
    .filter(([, parent]) => parent === pid)
    .flatMap(([id]) => id ?? []);

/** Polls until it is true. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It did not come about: ${what}.`);
    await pause(50);
  }
}

export function spawnProgram(
  port: number,
  settings: Record<string, string>,
  entry: string = program,
): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: 'false',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    SOUK_PROCESSES: '2',
    TRUST_PROXY: '1',
    PORT: String(port),
    // Most of a start is loading modules, which the next one finds cached.
    NODE_COMPILE_CACHE: join(tmpdir(), 'souk-compiled'),
    ...settings,
  };
  const args = ['--import', join(source, 'testing/without-pages.ts'), entry];
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A server that is not started yet; settings are those of its environment. */
export async function createKillableServer(settings: Record<string, string>): Promise<KillableServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let primary: ChildProcess | undefined;

  const isReady = async () => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (!answer && primary?.exitCode) throw new Error(`The server has stopped: ${primary.exitCode}.`);
    return answer?.ok ?? false;
  };

  let asking: Promise<void> | undefined;
  /** All callers share one poll. */
  const untilReady = () => {
    asking ??= until('the server is ready', isReady).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  /** Also waits for its workers, which end when they find themselves alone; those that do not are killed. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = primary;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const workers = workersOf(child.pid);
    const all = [child.pid, ...workers];
    child.kill(signal);
    try {
      await until('the server is gone', async () => !all.some(isAlive));
    } finally {
      for (const pid of all.filter(isAlive)) process.kill(pid, 'SIGKILL');
    }
  }

  return {
    url,
    start: async () => {
      primary = spawnProgram(port, settings);
      await untilReady();
    },
    untilReady,
    killWorkers: (count) => {
      for (const pid of workersOf(primary?.pid ?? 0).slice(0, count)) process.kill(pid, 'SIGKILL');
    },
    killPrimary: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
