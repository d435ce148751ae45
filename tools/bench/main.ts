import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { type EmbeddedServer, startEmbedded } from '../../apps/api/src/platform/db/embedded.ts';
import { makeAdScenarios } from './ad-scenarios.ts';
import { copyTemplate, dropCopy, type Market, makeTemplate, withClient } from './databases.ts';
import { measureScenario } from './measure-scenario.ts';
import { scriptBytes } from './page-weight.ts';
import { type HotPlan, listHotPlans, resetStatistics } from './plans.ts';
import { record } from './record.ts';
import { between, plansText, type Row, tableOf, verdictsOf, verdictTable } from './report.ts';
import type { Chain } from './scenarios.ts';
import { startFloor, startProduct } from './servers.ts';
import { makeShopScenarios } from './shop-scenarios.ts';

const usage = `Usage: npm run bench -- [--quick] [--only <words of a scenario>]
  Measures pages and API on 10,000 and 200,000 ads and on 10,000 products against a bare server with the same
  statements, and writes docs/performance.md. --quick is a try on smaller markets that writes nothing.
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
const [ads, products] = options.quick ? [[2000, 10_000], [2000]] : [[10_000, 200_000], [10_000]];
const markets: Market[] = [
  ...ads.map((size) => ({ things: 'ads' as const, size })),
  ...products.map((size) => ({ things: 'products' as const, size })),
];
const times = options.quick ? { warmSeconds: 1, seconds: 1 } : { warmSeconds: 2, seconds: 5 };

const say = (line: string) => void stdout.write(`${line}\n`);
const scenariosOf = ({ things }: Market) => (things === 'ads' ? makeAdScenarios : makeShopScenarios);

interface Measured {
  market: Market;
  rows: Row[];
  plans: HotPlan[];
  scriptBytes: number;
}

async function measureMarket(
  database: EmbeddedServer,
  market: Market,
  template: string,
): Promise<Measured | undefined> {
  const databaseUrl = await copyTemplate(database, template);
  const made = await withClient(databaseUrl, scenariosOf(market));
  const scenarios = made.filter(({ name }) => name.includes(options.only ?? ''));
  if (scenarios.length === 0) {
    await dropCopy(database, template);
    return undefined;
  }
  const files = join(folder, 'files');
  const shoppers = new Map<string, number>();
  const nextShopper = ({ name }: Chain) => {
    const shopper = (shoppers.get(name) ?? 0) + 1;
    shoppers.set(name, shopper);
    return shopper;
  };
  const calls = scenarios.filter(({ kind }) => kind !== 'page');
  const recordings = await record(databaseUrl, calls, files, nextShopper);
  const recordingFile = join(folder, `calls-${market.things}-${market.size}.json`);
  await writeFile(recordingFile, JSON.stringify(recordings));

  const product = await startProduct(databaseUrl, files, market.things === 'products');
  const floor = await startFloor(databaseUrl, recordingFile).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  try {
    await resetStatistics(databaseUrl);
    const rows: Row[] = [];
    for (const scenario of scenarios)
      rows.push(
        ...(await measureScenario({ product, floor, databaseUrl }, scenario, {
          market,
          times,
          nextShopper,
          say,
        })),
      );
    const plans = await listHotPlans(databaseUrl, recordings);
    const listing = made.find(({ name }) => name === 'listing page, kept');
    const weighed = listing?.kind === 'page' ? listing.requests[0]?.path : undefined;
    return { market, rows, plans, scriptBytes: weighed ? await scriptBytes(product.url + weighed) : 0 };
  } finally {
    await product.stop();
    await floor.stop();
    await dropCopy(database, template);
  }
}

const machine = () =>
  `${cpus()[0]?.model.trim() ?? 'A machine'}, ${availableParallelism()} cores shared by product, database and load; ` +
  `${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; two processes.`;

async function writePage(figures: string, adPlans: string, shopPlans: string): Promise<void> {
  const text = between(await readFile(page, 'utf8'), 'figures', `${machine()}\n\n${figures}`);
  await writeFile(page, between(between(text, 'plans', adPlans), 'shop-plans', shopPlans));
}

await mkdir(folder, { recursive: true });
const database = await startEmbedded(join(folder, 'postgres'));
try {
  const templates: [market: Market, name: string][] = [];
  for (const market of markets) templates.push([market, await makeTemplate(database, market, say)]);
  const measured: Measured[] = [];
  for (const [market, template] of templates) {
    const found = await measureMarket(database, market, template);
    if (found) measured.push(found);
  }
  const rows = measured.flatMap((one) => one.rows);
  const lastOf = (things: Market['things']) => measured.findLast(({ market }) => market.things === things);
  const verdicts = verdictTable(verdictsOf(rows, lastOf('ads')?.scriptBytes ?? 0));
  const figures = `${verdicts}\n\n${tableOf(rows)}`;
  const plansOf = (things: Market['things']) => plansText(lastOf(things)?.plans ?? []);
  say(`\n${figures}`);
  if (!options.quick && !options.only) await writePage(figures, plansOf('ads'), plansOf('products'));
  else say(`\n${plansOf('ads')}\n${plansOf('products')}`);
} finally {
  await database.stop();
}
