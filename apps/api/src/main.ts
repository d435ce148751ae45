import cluster from 'node:cluster';
import { stdout } from 'node:process';
import { fillMarket } from './fill-market.ts';
import { ConfigProblem, readConfig } from './platform/config.ts';
import { copyDatabase, dropCopy } from './platform/db/market-state.ts';
import { isOpeningProgress, opening } from './platform/opening.ts';
import { type PreparedDatabase, prepareDatabase } from './prepare-database.ts';
import { serve, untilStopped } from './serve.ts';
import { type Processes, startProcesses } from './start-processes.ts';

const say = (line: string) => stdout.write(`${line}\n`);
const began = performance.now();
const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;

/** Announces that pages are served; from now on the keeping process restarts this one when it dies. */
function announce(): void {
  say(
    `Souk is at ${config.PUBLIC_URL} after ${seconds()} (API reference: ${config.PUBLIC_URL}/api/v2/docs).`,
  );
  process.send?.('serving');
}

const serveWith = (databaseUrl: string, isOpening = false): Promise<Processes> =>
  startProcesses(config.SOUK_PROCESSES, {
    SOUK_DATABASE: databaseUrl,
    SOUK_OPENING: isOpening ? 'true' : '',
  });

/** Makes the market first and then serves: for `--dev`, and for servers where no database can be copied. */
async function fillFirst(url: string): Promise<void> {
  say('Making the demo market, which takes some minutes; pages answer after that.');
  const filling = await fillMarket(config, url, () => undefined);
  await filling.done;
  say(`The demo market is whole after ${seconds()}.`);
}

/**
 * Serves a copy of the empty database while the market is made, and then the market: new processes start on it before
 * the old ones leave, so that requests are always served.
 */
async function openWhileFilling(url: string, copyUrl: string, stopped: Promise<unknown>): Promise<Processes> {
  const first = await serveWith(copyUrl, true);
  announce();
  say('The demo market is being filled behind, which takes some minutes. Look around meanwhile.');
  const filling = await fillMarket(config, url, (progress) => first.tell(progress));
  void stopped.then(filling.stop);
  try {
    if (!(await filling.done)) return first;
  } catch (error) {
    await first.retire();
    throw error;
  }
  const processes = await serveWith(url);
  await first.retire();
  await dropCopy(url);
  say(`The demo market is whole after ${seconds()}. The README names the accounts to sign in with.`);
  return processes;
}

/** Keeps processes serving until told to stop. */
async function supervise({ url, isMarketWanted }: PreparedDatabase): Promise<void> {
  const stopped = untilStopped();
  const copyUrl = isMarketWanted ? await copyDatabase(url).catch(() => undefined) : undefined;
  if (isMarketWanted && !copyUrl) await fillFirst(url);
  if (!isMarketWanted) await dropCopy(url).catch(() => undefined);
  const processes = copyUrl ? await openWhileFilling(url, copyUrl, stopped) : await serveWith(url);
  if (!copyUrl) announce();
  await stopped;
  await processes.retire();
}

async function serveAlone({ url, isMarketWanted }: PreparedDatabase, isDev: boolean): Promise<void> {
  if (isMarketWanted) await fillFirst(url);
  const serving = await serve(config, url, { isDev });
  announce();
  await untilStopped();
  await serving.stop();
}

async function runPrimary(): Promise<void> {
  const isDev = process.argv.includes('--dev');
  const database = await prepareDatabase(config, say).catch(explain);
  try {
    if (isDev || (config.SOUK_PROCESSES === 1 && !database.isMarketWanted)) await serveAlone(database, isDev);
    else await supervise(database);
  } finally {
    await database.stop();
  }
  say('Souk has stopped.');
}

async function runWorker(databaseUrl: string): Promise<void> {
  // Ctrl-C reaches the whole process group; the primary decides when this process stops.
  process.on('SIGINT', () => undefined);
  if (process.env.SOUK_OPENING) {
    opening.tell({ daysMade: 0, days: 90 });
    process.on('message', (message) => {
      if (isOpeningProgress(message)) opening.tell(message);
    });
  }
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
  await runPrimary().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
  process.exit(0);
} else await runWorker(process.env.SOUK_DATABASE ?? '');
