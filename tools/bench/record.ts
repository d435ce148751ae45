import { createHash } from 'node:crypto';
import type { Sent } from 'autocannon';
import pg from 'pg';
import { createApp } from '../../apps/api/src/app.ts';
import { createAuthenticate } from '../../apps/api/src/modules/identity/index.ts';
import { modules } from '../../apps/api/src/modules.ts';
import { clock, minutesMs } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import type { Scenario } from './scenarios.ts';

/** A statement as the product sent it. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** One call of the product: what it asked of the database and what it answered. */
export interface RecordedCall {
  method: string;
  path: string;
  body: string | null;
  /** Statements of one wave were under way at the same time; waves follow each other. */
  waves: Statement[][];
  /** What the product did not wait for. */
  notes: Statement[];
  status: number;
  reply: unknown;
}

export interface Recording {
  scenario: string;
  calls: RecordedCall[];
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Listens to everything that this process asks of the database. */
class Recorder {
  waves: Statement[][] = [];
  #running = 0;
  #idle = Promise.withResolvers<void>();

  constructor() {
    this.#idle.resolve();
    // The driver sends every statement, in a transaction or out of it, through this one method.
    const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
    const ask = client.query;
    const note = (given: unknown[]) => this.#note(given);
    const end = () => this.#end();
    client.query = function query(this: unknown, ...given: unknown[]) {
      note(given);
      const last = given.at(-1);
      if (typeof last === 'function') {
        given[given.length - 1] = (...result: unknown[]) => {
          end();
          return last(...result);
        };
        return ask.apply(this, given);
      }
      const answered = ask.apply(this, given) as Promise<unknown>;
      answered.then(end, end);
      return answered;
    };
  }

  #note([query, values]: unknown[]): void {
    const { text, values: own } =
      typeof query === 'string' ? { text: query, values: undefined } : (query as Partial<Statement>);
    if (this.#running === 0) {
      this.waves.push([]);
      this.#idle = Promise.withResolvers();
    }
    this.#running += 1;
    const given = Array.isArray(values) ? values : (own ?? []);
    this.waves.at(-1)?.push({ name: nameOf(text ?? ''), text: text ?? '', values: given });
  }

  #end(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#idle.resolve();
  }

  /** Forgets what was heard; from here on a call is recorded. */
  begin(): void {
    this.waves = [];
  }

  /** Waits until nothing is under way, not even what the call did not wait for. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await this.#idle.promise;
      await new Promise(setImmediate);
    }
  }
}

const isWrite = ({ text }: Statement) => /^\s*(insert|update|delete)/i.test(text);

/** A read waits for no write: those it makes are notes. */
function withoutNotes({ method }: Sent, waves: Statement[][]) {
  if (method !== 'GET') return { waves, notes: [] };
  const reads = waves.map((wave) => wave.filter((statement) => !isWrite(statement)));
  return { waves: reads.filter((wave) => wave.length > 0), notes: waves.flat().filter(isWrite) };
}

async function openRecorded(url: string, dataFolder: string) {
  const config = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'silent',
    SOUK_DATA: dataFolder,
  });
  const database = openDatabase(url, 10);
  const log = createLog(config);
  const app = await createApp({ config, database, log, modules, authenticate: createAuthenticate });
  return { app, database };
}

/** Lets the product answer every call twice and keeps the second, for which its caches are warm. */
export async function record(
  url: string,
  scenarios: readonly Scenario[],
  dataFolder: string,
): Promise<Recording[]> {
  const recorder = new Recorder();
  const { app, database } = await openRecorded(url, dataFolder);
  // A catalogue that this process has just made is not kept in memory for some seconds.
  clock.setOwnAhead(minutesMs(1));

  async function recordCall(sent: Sent): Promise<RecordedCall> {
    const { method, path, headers = {}, body } = sent;
    const call = { method, url: path, headers, ...(body ? { payload: body } : {}) };
    await app.server.inject(call);
    await recorder.settle();
    recorder.begin();
    const answer = await app.server.inject(call);
    await recorder.settle();
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}.`);
    const asked = withoutNotes(sent, recorder.waves);
    return { method, path, body: body ?? null, ...asked, status: answer.statusCode, reply: answer.json() };
  }

  const recordings: Recording[] = [];
  for (const { name, requests } of scenarios) {
    const calls: RecordedCall[] = [];
    for (const request of requests) calls.push(await recordCall(request));
    recordings.push({ scenario: name, calls });
  }
  await app.server.close();
  await database.close();
  return recordings;
}
