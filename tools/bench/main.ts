import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type EmbeddedServer, startEmbedded } from '../../apps/api/src/platform/db/embedded.ts';
import { makeAdScenarios } from './ad-scenarios.ts';
import { copyTemplate, dropCopy, type Market, makeTemplate, withClient } from './databases.ts';
import { type EngineFigures, measureEngine } from './engine.ts';
import { makeFoodScenarios } from './food-scenarios.ts';
import { measureScenario } from './measure-scenario.ts';
import { scriptBytes } from './page-weight.ts';
import { type HotPlan, listHotPlans, resetStatistics } from './plans.ts';
import { record } from './record.ts';
import { between, foodVerdictsOf, plansText, type Row, tableOf, verdictsOf, verdictTable } from './report.ts';
import type { Chain, Scenario } from './scenarios.ts';
import { startFloor, startProduct } from './servers.ts';
import { makeShopScenarios } from './shop-scenarios.ts';

const usage = `Usage: npm run bench -- [--quick] [--only foods | --only <words of a scenario>]
  Measures pages and API on 10,000 and 200,000 ads, on 10,000 products and on 1,000 and 100,000 foods against a bare
  server with the same statements, and writes docs/performance.md. --quick is a try on smaller markets that writes
  nothing; --only foods measures and writes what concerns foods alone.
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
const sizes: Record<Market['things'], number[]> = options.quick
  ? { ads: [2000, 10_000], products: [2000], foods: [1000, 5000] }
  : { ads: [10_000, 200_000], products: [10_000], foods: [1000, 100_000] };
const isFoodsOnly = options.only === 'foods';
const markets: Market[] = (['ads', 'products', 'foods'] as const)
  .filter((things) => !isFoodsOnly || things === 'foods')
  .flatMap((things) => sizes[things].map((size) => ({ things, size })));
const wantedWords = isFoodsOnly ? '' : (options.only ?? '');
const times = options.quick ? { warmSeconds: 1, seconds: 1 } : { warmSeconds: 2, seconds: 5 };

const say = (line: string) => void stdout.write(`${line}\n`);
const makers: Record<Market['things'], (client: pg.Client) => Promise<Scenario[]>> = {
  ads: makeAdScenarios,
  products: makeShopScenarios,
  foods: makeFoodScenarios,
};

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
  const made = await withClient(databaseUrl, makers[market.things]);
  const scenarios = made.filter(({ name }) => name.includes(wantedWords));
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

const rowsOf = (measured: readonly Measured[], isFood: boolean): Row[] =>
  measured.filter(({ market }) => (market.things === 'foods') === isFood).flatMap(({ rows }) => rows);

/** The parts of the page by their markers; parts that were not measured stay as they are. */
function partsOf(measured: readonly Measured[], engine: EngineFigures): [name: string, text: string][] {
  const lastOf = (things: Market['things']) => measured.findLast(({ market }) => market.things === things);
  const plansOf = (things: Market['things']) => plansText(lastOf(things)?.plans ?? []);
  const [others, foods] = [rowsOf(measured, false), rowsOf(measured, true)];
  const figures = (verdicts: Parameters<typeof verdictTable>[0], rows: readonly Row[]) =>
    [machine(), verdictTable(verdicts), tableOf(rows)].join('\n\n');
  const parts: [name: string, text: string][] = [];
  if (others.length > 0)
    parts.push(
      ['figures', figures(verdictsOf(others, lastOf('ads')?.scriptBytes ?? 0), others)],
      ['plans', plansOf('ads')],
      ['shop-plans', plansOf('products')],
    );
  if (foods.length > 0)
    parts.push(
      ['food-figures', figures(foodVerdictsOf(foods, engine), foods)],
      ['food-plans', plansOf('foods')],
    );
  return parts;
}

async function writePage(parts: readonly (readonly [name: string, text: string])[]): Promise<void> {
  const before = await readFile(page, 'utf8');
  await writeFile(
    page,
    parts.reduce((text, [name, part]) => between(text, name, part), before),
  );
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
  const parts = partsOf(measured, measureEngine());
  for (const [, text] of parts) say(`\n${text}`);
  if (!options.quick && wantedWords === '') await writePage(parts);
} finally {
  await database.stop();
}
