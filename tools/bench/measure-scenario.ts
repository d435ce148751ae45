import { setTimeout as pause } from 'node:timers/promises';
import { type Market, withClient } from './databases.ts';
import { type Figure, measure } from './measure.ts';
import { type Row, tableOf } from './report.ts';
import type { Calls, Chain, NextShopper, Scenario } from './scenarios.ts';
import type { Server } from './servers.ts';
import { measureChain } from './shoppers.ts';

const loads = [1, 16, 64];

/** What is held against one another. */
interface Servers {
  product: Server;
  floor: Server;
  /** Of the markets of shops and of what is booked. */
  leastWork: Server | undefined;
  databaseUrl: string;
}

interface Conditions {
  market: Market;
  times: { warmSeconds: number; seconds: number };
  nextShopper: NextShopper;
  say: (line: string) => void;
}

/** Jobs booked by a scenario are run or dropped, so that they do not affect the next measurement. */
async function clearJobs(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
       where task_identifier = 'reaction' and locked_at is null having count(*) > 0`,
    ),
  );
}

/** Chains take longer than calls, so they are measured for so many times as long. */
const chainTimes = 2;

const mostWaitSeconds = 120;

/** Waits until the product's workers have done everything that is due, and checks that nothing has failed. */
async function untilWorkedOff(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (let second = 0; second < mostWaitSeconds; second += 0.2) {
      const { rows } = await client.query<{ due: number; failed: number; trouble: string }>(
        `select count(*) filter (where run_at <= now())::int as due, count(*) filter (where attempts > 1)::int as failed,
           max(last_error) as trouble from graphile_worker.jobs`,
      );
      const [left] = rows;
      if (left?.failed) throw new Error(`A job of the shoppers has failed: ${left.trouble}`);
      if (left?.due === 0) return;
      await pause(200);
    }
    throw new Error('The jobs of the shoppers were not worked off.');
  });
}

async function countDone(url: string, { done }: Chain): Promise<number> {
  const { rows } = await withClient(url, (client) => client.query<{ done: number }>(done));
  return rows[0]?.done ?? 0;
}

/** Measures one server; what its shoppers were promised must be in the database afterwards. */
async function measureProven(
  url: string,
  server: Server,
  chain: Chain,
  connections: number,
  { times, nextShopper }: Conditions,
): Promise<Figure> {
  await untilWorkedOff(url);
  const before = await countDone(url, chain);
  const load = { connections, ...times, seconds: times.seconds * chainTimes };
  const { figure, done, trouble } = await measureChain(server, chain, load, nextShopper);
  if (trouble) throw trouble;
  await untilWorkedOff(url);
  const found = (await countDone(url, chain)) - before;
  if (found !== done) throw new Error(`${chain.name}: ${done} were completed, ${found} are there.`);
  return figure;
}

async function measureCalls(
  { product, floor, leastWork, databaseUrl }: Servers,
  { kind, requests }: Calls,
  connections: number,
  { times }: Conditions,
) {
  const measuring = async (server: Server): Promise<Figure> => {
    const figure = await measure(server, { requests, connections, ...times });
    await clearJobs(databaseUrl);
    return figure;
  };
  return {
    product: await measuring(product),
    floor: kind === 'api' ? await measuring(floor) : undefined,
    leastWork: kind === 'api' && leastWork ? await measuring(leastWork) : undefined,
  };
}

/** Measures a scenario under every load, product and floors in turn. */
export async function measureScenario(
  servers: Servers,
  scenario: Scenario,
  conditions: Conditions,
): Promise<Row[]> {
  const { name, kind, ofFloor, ofLeast } = scenario;
  const { product, floor, leastWork, databaseUrl } = servers;
  const { market, say } = conditions;
  const rows: Row[] = [];
  for (const connections of loads) {
    const measuring = (server: Server, chain: Chain) =>
      measureProven(databaseUrl, server, chain, connections, conditions);
    const figures =
      scenario.kind === 'chain'
        ? {
            product: await measuring(product, scenario),
            floor: await measuring(floor, scenario),
            leastWork: leastWork && ofLeast !== undefined ? await measuring(leastWork, scenario) : undefined,
          }
        : await measureCalls(servers, scenario, connections, conditions);
    const isUncached = scenario.kind !== 'chain' && (scenario.isUncached ?? false);
    const row: Row = { scenario: name, kind, isUncached, ofFloor, ofLeast, market, connections, ...figures };
    say(tableOf([row]).split('\n').at(-1) ?? '');
    rows.push(row);
  }
  return rows;
}
