import { describe, expect, test } from 'vitest';
import { scriptsIn } from './page-weight.ts';
import { between, floorVerdicts, foodVerdictsOf, type Row, tableOf, verdictsOf } from './report.ts';

const figure = (perSecond: number) => ({
  perSecond,
  p50Ms: 1,
  p99Ms: 2,
  residentMiB: 300,
  cpuMs: { server: 812.4, database: 1404 },
  failures: 0,
});

const row = (changes: Partial<Row>): Row => ({
  scenario: 'one ad',
  kind: 'api',
  isUncached: false,
  market: { things: 'ads', size: 10_000 },
  connections: 16,
  product: figure(700),
  floor: figure(1000),
  ...changes,
});

const large = { things: 'ads', size: 200_000 } as const;

const listing = (scenario: string, isUncached: boolean, perSecond: number) =>
  row({ scenario, kind: 'page', isUncached, floor: undefined, product: figure(perSecond) });

describe('the verdicts', () => {
  test('hold the product against its floor, the large market against the small one, and pages against their figures', () => {
    const rows = [
      row({}),
      row({ market: large, product: figure(400), floor: figure(500) }),
      listing('listing page, rendered', true, 160),
      listing('listing page, kept', false, 4000),
    ].map((one) => (one.kind === 'page' ? { ...one, market: large } : one));

    const verdicts = verdictsOf(rows, 120_000).map(({ found, isReached }) => [found, isReached]);

    expect(verdicts).toEqual([
      ['0.70', true],
      ['0.80', true],
      ['1.75', false],
      ['160', true],
      ['4,000', false],
      ['120.0 kB', false],
    ]);
  });

  test('hold a chain to its own share of the floor', () => {
    const market = { things: 'products', size: 10_000 } as const;
    const chain = row({
      kind: 'chain',
      scenario: 'whole checkout',
      ofFloor: 0.5,
      market,
      product: figure(600),
    });

    const [verdict] = verdictsOf([chain], 1);

    expect(verdict).toEqual({
      wanted: 'whole checkout, 10,000 products: at least 0.5 of the floor',
      found: '0.60',
      isReached: true,
    });
  });

  test('hold a call of shops to its shares of both floors, whose processor time stands beside it', () => {
    const bought = row({ kind: 'chain', ofLeast: 0.3, leastWork: figure(2000) });

    const [, verdict] = floorVerdicts([bought]);

    expect(verdict).toEqual({
      wanted: 'one ad, 10,000 ads: at least 0.3 of the least work',
      found: '0.35',
      isReached: true,
    });
    expect(tableOf([bought])).toContain('| 2,000 | 0.35 | 812 + 1,404 |');
    expect(tableOf([row({})])).not.toContain('least work');
  });

  test('hold foods against their floor, and the engine to its time', () => {
    const market = { things: 'foods', size: 100_000 } as const;
    const engine = { medianMs: 0.25, p99Ms: 1, firstMs: 90 };

    const verdicts = foodVerdictsOf([row({ scenario: 'scan of a code', market })], engine);

    expect(verdicts).toEqual([
      {
        wanted: 'scan of a code, 100,000 foods: at least 0.7 of the floor',
        found: '0.70',
        isReached: true,
      },
      {
        wanted: 'analysis of a list: at most 0.2 ms in the middle',
        isReached: false,
        found: '0.250 ms; 99 of 100 within 1.0 ms, the first after 90 ms',
      },
    ]);
  });

  test('count no page that failed', () => {
    const failed = { ...figure(9000), failures: 3 };
    const rows = [{ ...listing('listing page, kept', false, 0), product: failed }];

    expect(verdictsOf(rows, 1).find(({ wanted }) => wanted.includes('kept'))?.isReached).toBe(false);
    expect(tableOf(rows)).toContain('listing page, kept (3 failed)');
  });
});

test('a page is filled between its markers, and a page without them is refused', () => {
  const filled = between('before\n<!-- figures -->\nold\n<!-- /figures -->\nafter\n', 'figures', 'new');

  expect(filled).toBe('before\n<!-- figures -->\nnew\n<!-- /figures -->\nafter\n');
  expect(() => between('nothing', 'figures', 'new')).toThrow('no place');
});

test('the scripts of a page are found once each', () => {
  const html = `<link rel="modulepreload" href="/assets/root-a_1.js"/><script type="module">import "/assets/root-a_1.js";
    import("/assets/entry.client-B.js")</script><link rel="stylesheet" href="/assets/root.css"/>`;

  expect(scriptsIn(html)).toEqual(['/assets/root-a_1.js', '/assets/entry.client-B.js']);
});
