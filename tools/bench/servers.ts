import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

export interface Server {
  url: string;
  /** Memory of the program with all its processes, in MiB. */
  residentMiB: () => number;
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

async function start(program: string, settings: Record<string, string>, portName: string): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...settings, [portName]: String(port), PUBLIC_URL: url };
  const child = spawn(process.execPath, [join(root, program)], {
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
  return { url, residentMiB: () => residentMiB(child.pid ?? 0), stop };
}

/** The product as an operator runs it, in two processes; where shoppers buy, with simulated payments. */
export const startProduct = (
  databaseUrl: string,
  dataFolder: string,
  isSimulated: boolean,
): Promise<Server> =>
  start(
    'tools/bench/simulated.ts',
    {
      NODE_ENV: 'production',
      SOUK_PROCESSES: '2',
      DATABASE_URL: databaseUrl,
      SOUK_DATA: dataFolder,
      BENCH_BUYS: String(isSimulated),
    },
    'PORT',
  );

export const startFloor = (databaseUrl: string, recording: string): Promise<Server> =>
  start(
    'tools/bench/floor.ts',
    { NODE_ENV: 'production', BENCH_DATABASE: databaseUrl, BENCH_RECORDING: recording },
    'BENCH_PORT',
  );
