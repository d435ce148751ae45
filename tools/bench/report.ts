import type { Market } from './databases.ts';
import type { EngineFigures } from './engine.ts';
import type { Figure } from './measure.ts';
import type { HotPlan } from './plans.ts';
import type { Scenario } from './scenarios.ts';

/** One scenario on one market under one load. */
export interface Row {
  scenario: string;
  kind: Scenario['kind'];
  isUncached: boolean;
  /** The required share of the floor, if it is not the usual one. */
  ofFloor?: number | undefined;
  /** The required share of the least work. */
  ofLeast?: number | undefined;
  market: Market;
  connections: number;
  product: Figure;
  /** Pages have none. */
  floor: Figure | undefined;
  /** Calls of shops have it, and what is read of bookings. */
  leastWork?: Figure | undefined;
}

export interface Verdict {
  wanted: string;
  found: string;
  isReached: boolean;
}

const wanted = {
  ofFloor: 0.7,
  growth: 1.5,
  renderedPerSecond: 150,
  keptPerSecond: 5000,
  scriptKilobytes: 110,
  analysisMs: 0.2,
};
/** The load for the one figure per scenario that is judged. */
const judgedConnections = 16;

const whole = (value: number) => Math.round(value).toLocaleString('en-AU');
const nameOf = ({ size, things }: Market) => `${whole(size)} ${things}`;
const ratioTo = ({ product }: Row, floor: Figure | undefined) =>
  floor ? product.perSecond / floor.perSecond : undefined;
/** What a thousand calls take of the processor: in the server and in the database. */
const cpuOf = (figure: Figure | undefined) =>
  figure ? `${whole(figure.cpuMs.server)} + ${whole(figure.cpuMs.database)}` : '';

const lineOf = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

type Column = [head: string, cell: (row: Row) => string | number];

const columns: Column[] = [
  ['what', (row) => row.scenario + (row.product.failures > 0 ? ` (${row.product.failures} failed)` : '')],
  ['market', (row) => nameOf(row.market)],
  ['connections', (row) => row.connections],
  ['a second', (row) => whole(row.product.perSecond)],
  ['floor', (row) => (row.floor ? whole(row.floor.perSecond) : '')],
  ['of the floor', (row) => ratioTo(row, row.floor)?.toFixed(2) ?? ''],
  ['p50 ms', (row) => row.product.p50Ms],
  ['p99 ms', (row) => row.product.p99Ms],
  ['floor p99 ms', (row) => row.floor?.p99Ms ?? ''],
  ['MiB', (row) => row.product.residentMiB],
  ['CPU ms per 1,000', (row) => cpuOf(row.product)],
  ['floor CPU', (row) => cpuOf(row.floor)],
];

const leastColumns: Column[] = [
  ['least work', (row) => (row.leastWork ? whole(row.leastWork.perSecond) : '')],
  ['of the least work', (row) => ratioTo(row, row.leastWork)?.toFixed(2) ?? ''],
  ['least work CPU', (row) => cpuOf(row.leastWork)],
];

export function tableOf(rows: readonly Row[]): string {
  const shown = rows.some(({ leastWork }) => leastWork) ? [...columns, ...leastColumns] : columns;
  const rule = shown.map((_column, index) => (index < 2 ? '---' : '--:'));
  const lines = rows.map((row) => lineOf(shown.map(([_head, cell]) => cell(row))));
  return [lineOf(shown.map(([head]) => head)), lineOf(rule), ...lines].join('\n');
}

/** Each call against its floors, under the judged load. */
export function floorVerdicts(rows: readonly Row[]): Verdict[] {
  const verdict = (row: Row, what: string, floor: Figure | undefined, share: number): Verdict[] => {
    const ratio = ratioTo(row, floor);
    if (ratio === undefined) return [];
    const name = `${row.scenario}, ${nameOf(row.market)}: at least ${share} of the ${what}`;
    return [{ wanted: name, found: ratio.toFixed(2), isReached: ratio >= share }];
  };
  return rows
    .filter((row) => row.connections === judgedConnections)
    .flatMap((row) => [
      ...verdict(row, 'floor', row.floor, row.ofFloor ?? wanted.ofFloor),
      ...verdict(row, 'least work', row.leastWork, row.ofLeast ?? 0),
    ]);
}

const largestOf = (rows: readonly Row[]) => Math.max(...rows.map(({ market }) => market.size));

/** What the larger market of ads costs in addition, call by call. */
function growthVerdicts(rows: readonly Row[]): Verdict[] {
  const judged = rows.filter((row) => row.connections === judgedConnections && row.market.things === 'ads');
  const small = Math.min(...judged.map(({ market }) => market.size));
  return judged
    .filter((row) => row.kind === 'api' && row.market.size > small)
    .flatMap((large) => {
      const before = judged.find((row) => row.market.size === small && row.scenario === large.scenario);
      if (!before) return [];
      const growth = before.product.perSecond / large.product.perSecond;
      return {
        wanted: `${large.scenario}: ${nameOf(large.market)} cost at most ${wanted.growth} times ${whole(small)}`,
        found: growth.toFixed(2),
        isReached: growth <= wanted.growth,
      };
    });
}

function pageVerdicts(rows: readonly Row[]): Verdict[] {
  const pages = rows.filter(({ kind }) => kind === 'page');
  const listings = pages.filter(
    (row) => row.market.size === largestOf(pages) && row.scenario.startsWith('listing'),
  );
  const best = (isUncached: boolean) =>
    Math.max(
      0,
      ...listings
        .filter((row) => row.isUncached === isUncached && row.product.failures === 0)
        .map((row) => row.product.perSecond),
    );
  const verdict = (what: string, perSecond: number, atLeast: number): Verdict => ({
    wanted: `${what}: at least ${whole(atLeast)} a second`,
    found: whole(perSecond),
    isReached: perSecond >= atLeast,
  });
  return [
    verdict('listing page, rendered', best(true), wanted.renderedPerSecond),
    verdict('listing page, kept', best(false), wanted.keptPerSecond),
  ];
}

export function verdictsOf(rows: readonly Row[], scriptBytes: number): Verdict[] {
  const kilobytes = scriptBytes / 1000;
  return [
    ...floorVerdicts(rows),
    ...growthVerdicts(rows),
    ...pageVerdicts(rows),
    {
      wanted: `JavaScript of a public listing: at most ${wanted.scriptKilobytes} kB compressed`,
      found: `${kilobytes.toFixed(1)} kB`,
      isReached: kilobytes > 0 && kilobytes <= wanted.scriptKilobytes,
    },
  ];
}

/** The verdicts about foods: calls against their floor, and the engine alone. */
export function foodVerdictsOf(rows: readonly Row[], { medianMs, p99Ms, firstMs }: EngineFigures): Verdict[] {
  return [
    ...floorVerdicts(rows),
    {
      wanted: `analysis of a list: at most ${wanted.analysisMs} ms in the middle`,
      found: `${medianMs.toFixed(3)} ms; 99 of 100 within ${p99Ms.toFixed(1)} ms, the first after ${Math.round(firstMs)} ms`,
      isReached: medianMs <= wanted.analysisMs,
    },
  ];
}

export const verdictTable = (verdicts: readonly Verdict[]): string =>
  [
    lineOf(['wanted', 'found', 'reached']),
    lineOf(['---', '--:', '---']),
    ...verdicts.map((verdict) =>
      lineOf([verdict.wanted, verdict.found, verdict.isReached ? 'yes' : '**no**']),
    ),
  ].join('\n');

export const plansText = (plans: readonly HotPlan[]): string =>
  plans
    .map(({ scenario, sql, calls, meanMs, share, plan }, index) =>
      [
        `### ${index + 1}. From: ${scenario}`,
        `${whole(calls)} calls, ${meanMs.toFixed(2)} ms each, ${Math.round(share * 100)} % of the database's time.`,
        `\`\`\`sql\n${sql}\n\`\`\``,
        `\`\`\`\n${plan}\n\`\`\``,
      ].join('\n\n'),
    )
    .join('\n\n');

/** Puts text between a page's markers of this name; the rest of the page stays. */
export function between(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [page.indexOf(open), page.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`The page has no place for "${name}".`);
  return `${page.slice(0, start + open.length)}\n${text}\n${page.slice(end)}`;
}
