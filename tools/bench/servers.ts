import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMsOf, parentOf } from './cpu.ts';
import { withClient } from './databases.ts';

const root = join(import.meta.dirname, '../..');

export interface CpuMs {
  server: number;
  database: number;
}

export interface Server {
  url: string;
  /** Memory of the program with all its processes, in MiB. */
  residentMiB: () => number;
  /** Processor time that the program and the database have taken so far, in milliseconds. */
  cpuMs: () => CpuMs;
  stop: () => Promise<void>;
}

/** A free port. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function residentMiB(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=']).toString().trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const own = rows.filter(([id, parent]) => id === pid || parent === pid);
  return Math.round(own.reduce((sum, [, , rss = 0]) => sum + rss, 0) / 1024);
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`A server stopped while starting (${child.exitCode}).`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('A server was not ready within a minute.');
}

/** The process that started all of the database's own. */
const databaseProcess = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(rows[0]?.pid ?? 0);
  });

interface Program {
  file: string;
  databaseUrl: string;
  settings: Record<string, string>;
  portName: 'PORT' | 'BENCH_PORT';
}

async function start({ file, databaseUrl, settings, portName }: Program): Promise<Server> {
  const database = await databaseProcess(databaseUrl);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...settings, [portName]: String(port), PUBLIC_URL: url };
  const child = spawn(process.execPath, [join(root, file)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  await untilReady(url, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const pid = child.pid ?? 0;
  return {
    url,
    residentMiB: () => residentMiB(pid),
    cpuMs: () => ({ server: cpuMsOf(pid), database: cpuMsOf(database) }),
    stop,
  };
}

/** The product as an operator runs it, in two processes; where shoppers buy, with simulated payments. */
export const startProduct = (
  databaseUrl: string,
  dataFolder: string,
  isSimulated: boolean,
): Promise<Server> =>
  start({
    file: 'tools/bench/simulated.ts',
    databaseUrl,
    settings: {
      NODE_ENV: 'production',
      SOUK_PROCESSES: '2',
      DATABASE_URL: databaseUrl,
      SOUK_DATA: dataFolder,
      BENCH_BUYS: String(isSimulated),
    },
    portName: 'PORT',
  });

/** A bare server: one that repeats the product's statements, or one that does the least work. */
export const startFloor = (
  kind: 'floor' | 'least-work',
  databaseUrl: string,
  recording: string,
): Promise<Server> =>
  start({
    file: `tools/bench/${kind}.ts`,
    databaseUrl,
    settings: { NODE_ENV: 'production', BENCH_DATABASE: databaseUrl, BENCH_RECORDING: recording },
    portName: 'BENCH_PORT',
  });
