import { setTimeout as pause } from 'node:timers/promises';
import type { Sent } from 'autocannon';
import { createApp } from '../../apps/api/src/app.ts';
import { createAuthenticate } from '../../apps/api/src/modules/identity/index.ts';
import { modules } from '../../apps/api/src/modules.ts';
import { clock, minutesMs } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { type RecordedResult, Recorder } from './recorder.ts';
import type { Given, RecordedCall, Recording, Statement } from './recording.ts';
import { isName } from './replay.ts';
import { type Calls, type Chain, type NextShopper, type Scenario, variants } from './scenarios.ts';

const isWrite = ({ text }: Statement) => /^\s*(insert|update|delete)/i.test(text);

/** A read does not wait for its writes: they are notes. */
function withoutNotes({ method }: Sent, waves: Statement[][]) {
  if (method !== 'GET') return { waves, notes: [] };
  const reads = waves.map((wave) => wave.filter((statement) => !isWrite(statement)));
  return { waves: reads.filter((wave) => wave.length > 0), notes: waves.flat().filter(isWrite) };
}

const plain = ({ name, text, values }: RecordedResult): Statement => ({ name, text, values });

const withGiven = (heard: RecordedResult): Statement => ({
  ...plain(heard),
  gives: heard.rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): Given[] => (isName(cell) ? [[row, column, String(cell)]] : [])),
  ),
});

async function openRecorded(url: string, dataFolder: string) {
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'silent',
    SOUK_DATA: dataFolder,
  };
  const config = readConfig(settings, { maySimulate: true });
  const database = openDatabase(url, 10);
  const log = createLog(config);
  // Simulators take the buyers' payments.
  const simulating = { ...config, DEMO: true };
  const app = await createApp({
    config: simulating,
    database,
    log,
    modules,
    authenticate: createAuthenticate,
  });
  return { app, database };
}

/** Lets the product answer every call with warm caches and records its statements. */
export async function record(
  url: string,
  scenarios: readonly Scenario[],
  dataFolder: string,
  nextShopper: NextShopper,
): Promise<Recording[]> {
  const recorder = new Recorder();
  const { app, database } = await openRecorded(url, dataFolder);
  // A catalogue that this process has just loaded is not cached for some seconds.
  clock.setLocalOffset(minutesMs(1));

  async function recordCall(sent: Sent, toStatement = plain): Promise<RecordedCall> {
    const { method, path, headers = {}, body } = sent;
    const call = { method, url: path, headers, ...(body ? { payload: body } : {}) };
    const make = async () => {
      recorder.begin();
      const made = await app.server.inject(call);
      await recorder.settle();
      return made;
    };
    let answer = await make();
    // Just after its start on a busy machine the server takes itself for overloaded.
    for (let attempt = 1; answer.statusCode === 503 && attempt < 20; attempt += 1) {
      await pause(500);
      answer = await make();
    }
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body.slice(0, 500)}`);
    const waves = recorder.waves.map((wave) => wave.map(toStatement));
    return {
      method,
      path,
      body: body ?? null,
      authorization: headers.authorization,
      ...withoutNotes(sent, waves),
      status: answer.statusCode,
      reply: answer.json(),
    };
  }

  async function recordCalls({ name, requests }: Calls): Promise<Recording> {
    const calls: RecordedCall[] = [];
    for (const request of requests) {
      await recordCall(request);
      calls.push(await recordCall(request));
    }
    return { scenario: name, at: Date.now(), calls };
  }

  async function recordWalk(chain: Chain): Promise<RecordedCall[]> {
    const shopper = nextShopper(chain);
    const calls: RecordedCall[] = [];
    const replies: unknown[] = [];
    for (const step of chain.steps) {
      const call = await recordCall(step(shopper, replies), withGiven);
      calls.push(call);
      replies.push((call.reply as { data: unknown }).data);
    }
    return calls;
  }

  async function recordChain(chain: Chain): Promise<Recording> {
    await recordWalk(chain);
    const at = Date.now();
    const calls: RecordedCall[] = [];
    for (let walk = 0; walk < variants; walk += 1) calls.push(...(await recordWalk(chain)));
    return { scenario: chain.name, at, steps: chain.steps.length, calls };
  }

  const recordings: Recording[] = [];
  for (const scenario of scenarios)
    recordings.push(await (scenario.kind === 'chain' ? recordChain(scenario) : recordCalls(scenario)));
  await app.server.close();
  await database.close();
  return recordings;
}
