import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type EmbeddedServer, startEmbedded } from '../../apps/api/src/platform/db/embedded.ts';
import { makeAdScenarios } from './ad-scenarios.ts';
import { makeBookingScenarios } from './booking-scenarios.ts';
import { copyTemplate, dropCopy, type Market, makeTemplate, withClient } from './databases.ts';
import { type EngineFigures, measureEngine } from './engine.ts';
import { makeFoodScenarios } from './food-scenarios.ts';
import { measureScenario } from './measure-scenario.ts';
import { scriptBytes } from './page-weight.ts';
import { type HotPlan, listHotPlans, resetStatistics } from './plans.ts';
import { record } from './record.ts';
import {
  between,
  floorVerdicts,
  foodVerdictsOf,
  plansText,
  type Row,
  tableOf,
  type Verdict,
  verdictsOf,
  verdictTable,
} from './report.ts';
import type { Chain, Scenario } from './scenarios.ts';
import { type Server, startFloor, startProduct } from './servers.ts';
import { makeShopScenarios } from './shop-scenarios.ts';
import { measureSlots } from './slots.ts';

const usage = `Usage: npm run bench -- [--quick] [--only foods | --only shops | --only bookings | --only slots | --only <words of a scenario>]
  Measures pages and API on 10,000 and 200,000 ads, on 10,000 products, on 10,000 people to book and on 1,000 and 100,000 foods against bare
  servers with the same statements and with the fewest, and writes docs/performance.md. --quick is a try on smaller markets that writes
  nothing; --only foods, shops or bookings measures and writes what concerns them alone.
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
  ? { ads: [2000, 10_000], products: [2000], bookings: [2000], foods: [1000, 5000] }
  : { ads: [10_000, 200_000], products: [10_000], bookings: [10_000], foods: [1000, 100_000] };
const alone: Partial<Record<string, Market['things']>> = {
  foods: 'foods',
  shops: 'products',
  bookings: 'bookings',
};
const onlyThings = alone[options.only ?? ''];
const isOfSlots = options.only === 'slots';
const things: Market['things'][] = isOfSlots ? [] : ['ads', 'products', 'bookings', 'foods'];
const markets: Market[] = things
  .filter((one) => !onlyThings || one === onlyThings)
  .flatMap((one) => sizes[one].map((size) => ({ things: one, size })));
const wantedWords = onlyThings || isOfSlots ? '' : (options.only ?? '');
const times = options.quick ? { warmSeconds: 1, seconds: 1 } : { warmSeconds: 2, seconds: 5 };

const say = (line: string) => void stdout.write(`${line}\n`);
const makers: Record<Market['things'], (client: pg.Client) => Promise<Scenario[]>> = {
  ads: makeAdScenarios,
  products: makeShopScenarios,
  bookings: makeBookingScenarios,
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

  const hasShoppers = market.things === 'products' || market.things === 'bookings';
  const servers: Server[] = [];
  const started = async (starting: Promise<Server>) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  try {
    const product = await started(startProduct(databaseUrl, files, hasShoppers));
    const floor = await started(startFloor('floor', databaseUrl, recordingFile));
    const leastWork = hasShoppers
      ? await started(startFloor('least-work', databaseUrl, recordingFile))
      : undefined;
    await resetStatistics(databaseUrl);
    const rows: Row[] = [];
    for (const scenario of scenarios)
      rows.push(
        ...(await measureScenario({ product, floor, leastWork, databaseUrl }, scenario, {
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
    for (const server of servers) await server.stop();
    await dropCopy(database, template);
  }
}

const machine = () =>
  `${cpus()[0]?.model.trim() ?? 'A machine'}, ${availableParallelism()} cores shared by product, database and load; ` +
  `${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; two processes.`;

/** The parts of the page by their markers; parts that were not measured stay as they are. */
function partsOf(measured: readonly Measured[], engine: EngineFigures): [name: string, text: string][] {
  const parts: [name: string, text: string][] = [];
  const write = (
    things: Market['things'],
    prefix: string,
    verdictsOver: (rows: readonly Row[]) => Verdict[],
  ) => {
    const own = measured.filter(({ market }) => market.things === things);
    const rows = own.flatMap((one) => one.rows);
    if (rows.length === 0) return;
    const figures = [machine(), verdictTable(verdictsOver(rows)), tableOf(rows)].join('\n\n');
    parts.push([`${prefix}figures`, figures], [`${prefix}plans`, plansText(own.at(-1)?.plans ?? [])]);
  };
  write('ads', '', (rows) =>
    verdictsOf(rows, measured.findLast(({ market }) => market.things === 'ads')?.scriptBytes ?? 0),
  );
  write('products', 'shop-', floorVerdicts);
  write('bookings', 'booking-', floorVerdicts);
  write('foods', 'food-', (rows) => foodVerdictsOf(rows, engine));
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
  const parts = isOfSlots ? [] : partsOf(measured, measureEngine());
  if (isOfSlots || options.only === undefined)
    parts.push(['slot-figures', `${machine()}\n\n${await measureSlots(database)}`]);
  for (const [, text] of parts) say(`\n${text}`);
  if (!options.quick && wantedWords === '') await writePage(parts);
} finally {
  await database.stop();
}
