import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { stdout } from 'node:process';
import { ConfigProblem, readConfig } from './platform/config.ts';
import { prepareDatabase } from './prepare-database.ts';
import { serve, untilStopped } from './serve.ts';

const say = (line: string) => stdout.write(`${line}\n`);

/** Keeps the wanted number of processes alive until told to stop. */
async function supervise(count: number, databaseUrl: string): Promise<void> {
  let isStopping = false;
  const fork = () => cluster.fork({ SOUK_DATABASE: databaseUrl });
  cluster.on('exit', () => {
    if (!isStopping) fork();
  });
  const workers = Array.from({ length: count }, fork);
  await Promise.all(workers.map((worker) => once(worker, 'listening')));
  announce();

  await untilStopped();
  isStopping = true;
  const alive = Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker !== undefined,
  );
  await Promise.all(
    alive.map((worker) => {
      const gone = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      return gone;
    }),
  );
}

const announce = () =>
  say(`Souk is at ${config.PUBLIC_URL}  (API reference: ${config.PUBLIC_URL}/api/v2/docs)`);

async function runPrimary(): Promise<void> {
  const database = await prepareDatabase(config, say).catch(explain);
  const isDev = process.argv.includes('--dev');
  if (config.SOUK_PROCESSES > 1 && !isDev) await supervise(config.SOUK_PROCESSES, database.url);
  else {
    const serving = await serve(config, database.url, { isDev });
    announce();
    await untilStopped();
    await serving.stop();
  }
  await database.stop();
  say('Souk has stopped.');
}

async function runWorker(databaseUrl: string): Promise<void> {
  // Ctrl-C reaches the whole group; the primary decides when this process stops.
  process.on('SIGINT', () => undefined);
  const serving = await serve(config, databaseUrl);
  await untilStopped(['SIGTERM']);
  await serving.stop();
  process.exit(0);
}

function explain(error: unknown): never {
  if (!(error instanceof ConfigProblem)) throw error;
  say(error.message);
  process.exit(1);
}

function readOrExplain() {
  try {
    return readConfig();
  } catch (error) {
    return explain(error);
  }
}

const config = readOrExplain();
if (cluster.isPrimary) {
  await runPrimary();
  process.exit(0);
} else await runWorker(process.env.SOUK_DATABASE ?? '');
