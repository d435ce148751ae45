import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { type EmbeddedServer, startEmbedded } from '../../apps/api/src/platform/db/embedded.ts';
import { copyTemplate, dropCopy, makeTemplate, withClient } from './databases.ts';
import { type Figure, measure } from './measure.ts';
import { scriptBytes } from './page-weight.ts';
import { type HotPlan, listHotPlans, resetStatistics } from './plans.ts';
import { record } from './record.ts';
import { between, plansText, type Row, tableOf, verdictsOf, verdictTable } from './report.ts';
import { makeScenarios, type Scenario } from './scenarios.ts';
import { type Server, startFloor, startProduct } from './servers.ts';

const usage = `Usage: npm run bench -- [--quick] [--only <words of a scenario>]
  Measures pages and API on 10,000 and 200,000 ads against a bare server with the same statements,
  and writes docs/performance.md. --quick is a try on 2,000 and 10,000 ads that writes nothing.
  SOUK_BENCH=<folder> keeps the databases between runs elsewhere than in the folder for temporary files.\n`;

const { values: options } = parseArgs({
  args: argv.slice(2),
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  stdout.write(usage);
  exit(0);
}

const page = join(import.meta.dirname, '../../docs/performance.md');
const folder = env.SOUK_BENCH ?? join(tmpdir(), 'souk-bench');
const sizes = options.quick ? [2000, 10_000] : [10_000, 200_000];
const loads = [1, 16, 64];
const times = options.quick ? { warmSeconds: 1, seconds: 1 } : { warmSeconds: 2, seconds: 5 };

const say = (line: string) => void stdout.write(`${line}\n`);

/** Jobs that posting has booked are worked off or dropped, so that the next measurement stands alone. */
async function clearJobs(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
       where task_identifier = 'reaction' and locked_at is null having count(*) > 0`,
    ),
  );
}

interface Pair {
  product: Server;
  floor: Server;
  databaseUrl: string;
}

async function measureScenario(pair: Pair, scenario: Scenario, ads: number): Promise<Row[]> {
  const { name, kind, requests, isUncached = false } = scenario;
  const rows: Row[] = [];
  for (const connections of loads) {
    const load = { requests, connections, ...times };
    const product = await measure(pair.product, load);
    await clearJobs(pair.databaseUrl);
    const floor: Figure | undefined = kind === 'api' ? await measure(pair.floor, load) : undefined;
    await clearJobs(pair.databaseUrl);
    const row = { scenario: name, kind, isUncached, ads, connections, product, floor };
    say(tableOf([row]).split('\n').at(-1) ?? '');
    rows.push(row);
  }
  return rows;
}

interface Measured {
  rows: Row[];
  plans: HotPlan[];
  scriptBytes: number;
}

async function measureSize(database: EmbeddedServer, ads: number, template: string): Promise<Measured> {
  const databaseUrl = await copyTemplate(database, template);
  const made = await withClient(databaseUrl, makeScenarios);
  const scenarios = made.filter(({ name }) => name.includes(options.only ?? ''));
  const calls = scenarios.filter(({ kind }) => kind === 'api');
  const recordings = await record(databaseUrl, calls, join(folder, 'files'));
  const recordingFile = join(folder, `calls-${ads}.json`);
  await writeFile(recordingFile, JSON.stringify(recordings));

  const product = await startProduct(databaseUrl, join(folder, 'files'));
  const floor = await startFloor(databaseUrl, recordingFile).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  try {
    await resetStatistics(databaseUrl);
    const rows: Row[] = [];
    for (const scenario of scenarios)
      rows.push(...(await measureScenario({ product, floor, databaseUrl }, scenario, ads)));
    const plans = await listHotPlans(databaseUrl, recordings);
    const listing = made.find(({ name }) => name === 'listing page, kept')?.requests[0]?.path ?? '/';
    return { rows, plans, scriptBytes: await scriptBytes(product.url + listing) };
  } finally {
    await product.stop();
    await floor.stop();
    await dropCopy(database, template);
  }
}

const machine = () =>
  `${cpus()[0]?.model.trim() ?? 'A machine'}, ${availableParallelism()} cores shared by product, database and load; ` +
  `${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; two processes.`;

await mkdir(folder, { recursive: true });
const database = await startEmbedded(join(folder, 'postgres'));
try {
  const templates: [ads: number, name: string][] = [];
  for (const ads of sizes) templates.push([ads, await makeTemplate(database, ads, say)]);
  const measured: Measured[] = [];
  for (const [ads, template] of templates) measured.push(await measureSize(database, ads, template));
  const rows = measured.flatMap((one) => one.rows);
  const last = measured.at(-1);
  const verdicts = verdictTable(verdictsOf(rows, last?.scriptBytes ?? 0));
  say(`\n${tableOf(rows)}\n\n${verdicts}`);
  if (!options.quick && !options.only) {
    const figures = `${machine()}\n\n${verdicts}\n\n${tableOf(rows)}`;
    const text = between(await readFile(page, 'utf8'), 'figures', figures);
    await writeFile(page, between(text, 'plans', plansText(last?.plans ?? [])));
  } else if (last) say(`\n${plansText(last.plans)}`);
} finally {
  await database.stop();
}
