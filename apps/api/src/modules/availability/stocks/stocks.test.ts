import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../../platform/db/database.ts';
import { events } from '../../../platform/platform.tables.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { holdStock, openStock, releaseHeld, returnStock, setStock, stocksOf, takeHeld } from '../index.ts';
import { proveStock } from '../testing.ts';
import { stockMoves } from './stock.tables.ts';

const until = new Date('2030-01-01T00:00:00Z');
let claimants = 0;
const nextClaimant = () => {
  claimants += 1;
  return { kind: 'test.checkout', id: claimants };
};

describe('counted stock', () => {
  let api: TestApi;
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => api.db.transaction(work);
  const stateOf = async (stockId: number) => (await stocksOf(api.db, [stockId])).get(stockId);

  beforeAll(async () => {
    api = await startApi();
  });

  test('is held, taken and returned, and the moves tell it', async () => {
    const claimant = nextClaimant();
    const stockId = await inTx((tx) => openStock(tx, 10));

    await inTx((tx) => holdStock(tx, [{ stockId, quantity: 4 }], claimant, until));
    expect(await stateOf(stockId)).toEqual({ onHand: 10, held: 4, free: 6 });
    expect(await inTx((tx) => takeHeld(tx, claimant))).toEqual([{ stockId, quantity: 4 }]);
    expect(await stateOf(stockId)).toEqual({ onHand: 6, held: 0, free: 6 });
    await inTx((tx) => returnStock(tx, claimant, [{ stockId, quantity: 3 }]));

    expect(await proveStock(api.db, stockId)).toEqual({ onHand: 9, held: 0, moved: 9 });
    const moves = await api.db.select().from(stockMoves).where(eq(stockMoves.stockId, stockId));
    expect(moves.map(({ delta, reason }) => [delta, reason])).toEqual([
      [10, 'opening'],
      [-4, 'taken'],
      [3, 'returned'],
    ]);
  });

  test('is held whole or not at all, and says what is left', async () => {
    const [plenty, scarce] = await inTx(async (tx) => [await openStock(tx, 9), await openStock(tx, 1)]);
    const wanted = [
      { stockId: scarce, quantity: 1 },
      { stockId: plenty, quantity: 2 },
      { stockId: scarce, quantity: 1 },
    ];

    const refused = inTx((tx) => holdStock(tx, wanted, nextClaimant(), until));

    await expect(refused).rejects.toMatchObject({
      code: 'out-of-stock',
      data: { short: [{ stock_id: scarce, free: 1 }] },
    });
    expect(await stateOf(plenty)).toMatchObject({ held: 0 });
  });

  test('of 10 pieces goes to 10 of 200 who ask at once', async () => {
    const [one, other] = await inTx(async (tx) => [await openStock(tx, 10), await openStock(tx, 200)]);

    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_none, index) => {
        const pair = [
          { stockId: one, quantity: 1 },
          { stockId: other, quantity: 1 },
        ];
        const wanted = index % 2 === 0 ? pair : pair.toReversed();
        return inTx((tx) => holdStock(tx, wanted, nextClaimant(), until));
      }),
    );

    const refusals = answers.filter((answer) => answer.status === 'rejected');
    expect(refusals).toHaveLength(190);
    for (const { reason } of refusals) expect(reason).toMatchObject({ code: 'out-of-stock' });
    expect(await stateOf(one)).toEqual({ onHand: 10, held: 10, free: 0 });
    expect(await stateOf(other)).toEqual({ onHand: 200, held: 10, free: 190 });
  });

  test('is taken or released once, whoever comes first', async () => {
    const claimant = nextClaimant();
    const stockId = await inTx((tx) => openStock(tx, 5));
    await inTx((tx) => holdStock(tx, [{ stockId, quantity: 5 }], claimant, until));

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        inTx<unknown[]>((tx) => (index % 2 ? takeHeld(tx, claimant) : releaseHeld(tx, claimant))),
      ),
    );

    expect(answers.filter((moved) => moved.length > 0)).toHaveLength(1);
    const { onHand, held, moved } = await proveStock(api.db, stockId);
    expect([onHand, held]).toEqual([onHand === 5 ? 5 : 0, 0]);
    expect(moved).toBe(onHand);
  });

  test('can be held again by the same claimant once it was released, and not twice before', async () => {
    const claimant = nextClaimant();
    const stockId = await inTx((tx) => openStock(tx, 5));
    const hold = () => inTx((tx) => holdStock(tx, [{ stockId, quantity: 2 }], claimant, until));
    await hold();

    await expect(hold()).rejects.toThrow();
    await inTx((tx) => releaseHeld(tx, claimant));
    await hold();

    expect(await stateOf(stockId)).toEqual({ onHand: 5, held: 2, free: 3 });
  });

  test('is set anew, but not below what is held', async () => {
    const stockId = await inTx((tx) => openStock(tx, 5));
    await inTx((tx) => holdStock(tx, [{ stockId, quantity: 3 }], nextClaimant(), until));

    await expect(inTx((tx) => setStock(tx, stockId, 2))).rejects.toMatchObject({ code: 'stock-held' });
    await inTx((tx) => setStock(tx, stockId, 3));

    expect(await proveStock(api.db, stockId)).toEqual({ onHand: 3, held: 3, moved: 3 });
  });

  test('comes back no more than it was taken', async () => {
    const claimant = nextClaimant();
    const stockId = await inTx((tx) => openStock(tx, 5));
    await inTx((tx) => holdStock(tx, [{ stockId, quantity: 2 }], claimant, until));
    await inTx((tx) => takeHeld(tx, claimant));
    const putBack = (quantity: number) => inTx((tx) => returnStock(tx, claimant, [{ stockId, quantity }]));

    await expect(putBack(3)).rejects.toThrow('has not taken 3');
    await putBack(2);
    await expect(putBack(1)).rejects.toThrow('has not taken 1');
    await expect(inTx((tx) => returnStock(tx, nextClaimant(), [{ stockId, quantity: 1 }]))).rejects.toThrow(
      'has not taken 1',
    );

    expect(await proveStock(api.db, stockId)).toEqual({ onHand: 5, held: 0, moved: 5 });
  });

  test('tells of every change of what can be had, and of nothing else', async () => {
    const claimant = nextClaimant();
    const stockId = await inTx((tx) => openStock(tx, 5));
    await inTx((tx) => holdStock(tx, [{ stockId, quantity: 5 }], claimant, until));
    await inTx((tx) => takeHeld(tx, claimant));
    await inTx((tx) => setStock(tx, stockId, 0));
    await inTx((tx) => setStock(tx, stockId, 7));

    const told = await api.db.select().from(events).where(eq(events.name, 'availability.stock-changed'));

    expect(
      told
        .map(({ payload }) => payload)
        .filter((about) => (about as { stockId: number }).stockId === stockId),
    ).toEqual([
      { stockId, free: 0, freeBefore: 5 },
      { stockId, free: 7, freeBefore: 0 },
    ]);
  });

  test('keeps its moves for ever', async () => {
    const stockId = await inTx((tx) => openStock(tx, 5));

    const forged = api.db.update(stockMoves).set({ delta: 50 }).where(eq(stockMoves.stockId, stockId));

    await expect(forged).rejects.toThrow();
  });

  test('never falls below what is held, and equals its moves after any history', async () => {
    const history = fc.array(
      fc.record({
        step: fc.constantFrom('hold', 'take', 'release', 'return', 'set'),
        claimant: fc.integer({ min: 1, max: 3 }),
        quantity: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength: 25 },
    );

    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const stockId = await inTx((tx) => openStock(tx, 8));
        claimants += 10;
        const base = claimants;
        for (const { step, claimant, quantity } of steps) {
          const who = { kind: 'test.history', id: base + claimant };
          const verbs = {
            hold: (tx: Tx) => holdStock(tx, [{ stockId, quantity }], who, until),
            take: (tx: Tx) => takeHeld(tx, who),
            release: (tx: Tx) => releaseHeld(tx, who),
            return: (tx: Tx) => returnStock(tx, who, [{ stockId, quantity }]),
            set: (tx: Tx) => setStock(tx, stockId, quantity),
          };
          await inTx<unknown>(verbs[step]).catch(() => undefined);
        }

        const { onHand, held, moved } = await proveStock(api.db, stockId);
        expect(moved).toBe(onHand);
        expect(held).toBeLessThanOrEqual(onHand);
      }),
      { numRuns: 40 },
    );
  });
});
