import type { SaleEarnings } from '@souk/contract/modules/payments/earnings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clock, daysMs, fromNow, hoursMs } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { findDisputesOf, resolveDispute } from '../disputes/index.ts';
import { buildUser } from '../identity/testing.ts';
import { cashOf, findDifferences, openReadyAccount, payOutAll } from '../payments/testing.ts';
import { buildSeller } from '../sellers/testing.ts';
import { cancelSale } from './cancellations/cancel-sale.ts';
import type { CancellationPolicy, Canceller } from './cancellations/cancellation.rules.ts';
import { quoteCancellation } from './cancellations/quote-cancellation.ts';
import { captureSale } from './captures/capture-sale.ts';
import { voidSale } from './captures/void-sale.ts';
import { disputeSale } from './disputes/dispute-sale.ts';
import { stakeOf } from './disputes/note-stake.ts';
import { reachMilestone } from './instalments/reach-milestone.ts';
import { releaseInstalment } from './instalments/release-instalment.ts';
import { addFulfilled, getLineOf, listLinesOf } from './lines/line.queries.ts';
import { keptOf, leftOf } from './lines/line.rules.ts';
import type { LineRow } from './lines/line.tables.ts';
import {
  authoriseThenCapture,
  depositAndRest,
  milestones,
  payInFull,
  payLater,
  releaseInSteps,
} from './plans/plan.rules.ts';
import { refundSale } from './refunds/refund-sale.ts';
import { beginReturn } from './returns/begin-return.ts';
import { endReturn } from './returns/end-return.ts';
import { takeBack } from './returns/take-back.ts';
import { completeSale } from './sales/complete-sale.ts';
import { explainSale } from './sales/explain-sale.ts';
import { getSale, lockSale } from './sales/sale.queries.ts';
import type { SaleRow } from './sales/sale.tables.ts';
import { buildSale, payDeposit, payNext, saleFaults, toldOf } from './testing.ts';

/** Histories played on a real database; SALE_HISTORIES sets how many. */
const histories = Number(process.env.SALE_HISTORIES ?? 25);

const steps = [
  { label: 'Design', percent: 33 },
  { label: 'Build', percent: 33 },
  { label: 'Launch', percent: 34 },
];
const plans = {
  'in full': payInFull,
  'authorised first': authoriseThenCapture,
  'deposit and rest': depositAndRest(15, { on: 'start', beforeHours: 24 }),
  milestones: milestones(steps),
  later: payLater(5),
  'released in steps': releaseInSteps(steps),
};
const tokens = [
  'tok_visa',
  'tok_visa',
  'tok_visa',
  'tok_declined',
  'tok_timeout',
  'tok_late_webhook',
  'tok_chargeback',
  'tok_chargeback_won',
  'tok_refund_fails',
  'tok_capture_timeout',
  'tok_short_authorisation',
];
const policy: CancellationPolicy = {
  steps: [
    { hoursBefore: 100, refundPercent: 100 },
    { hoursBefore: 30, refundPercent: 40 },
  ],
  feeCents: 300,
  noShowPercent: 10,
};
const cancellers = ['buyer', 'buyer', 'seller', 'no-show'] as const;

const act = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      plan: fc.constantFrom(...Object.values(plans)),
      token: fc.constantFrom(...tokens),
      // Free, so cheap that some instalments are 0 or too small to be charged, or an ordinary price.
      cents: fc.array(
        fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 100, max: 90_000 })),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['pay', 'pay', 'cancel', 'capture', 'void', 'refund', 'refund-line', 'reach'] as const),
        ...(['release', 'complete', 'dispute', 'resolve', 'return', 'return'] as const),
      ),
      sale: fc.nat(7),
      token: fc.constantFrom(...tokens),
      nth: fc.nat(999),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(0, 1, 30, 60, 100, 200),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay-out' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
type OfSale = Extract<Act, { sale: number }>;

/** Refusals are part of every history; anything else is a bug. */
const orRefused = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    return undefined;
  });

const complaint = { reason: 'Damaged or faulty', comment: 'History' };

/** Refunds the sale, or one of its lines as far as possible. */
async function refund(tx: Tx, sale: SaleRow, nth: number, line?: LineRow): Promise<unknown> {
  const by = { by: 'seller', byUserId: sale.sellerId, reason: 'History' } as const;
  const key = `history:${sale.id}:${nth}:${clock.now().getTime()}`;
  if (!line) return refundSale(tx, sale, { ...by, cents: 1 + nth * 20, key });
  const cents = Math.min(1 + nth * 20, leftOf(line));
  return refundSale(tx, sale, { ...by, cents, key, lines: [{ lineId: line.id, cents }] });
}

const lineOf = async (tx: Tx, sale: SaleRow, nth: number): Promise<LineRow | undefined> => {
  const rows = await listLinesOf(tx, [sale.id]);
  return rows[nth % rows.length];
};

/** Disputes the sale or one of its lines. */
async function dispute(tx: Tx, sale: SaleRow, nth: number): Promise<unknown> {
  const line = nth % 3 === 0 ? undefined : await lineOf(tx, sale, nth);
  if (!toldOf(sale).includes('placed')) return undefined;
  return disputeSale(tx, sale, await stakeOf(tx, sale, line?.id ?? null), complaint);
}

async function resolve(tx: Tx, sale: SaleRow, nth: number): Promise<unknown> {
  const known = (await findDisputesOf(tx, sale.kind, [sale.id])).get(sale.id);
  const decision = (['customer', 'seller', 'split'] as const)[nth % 3] ?? 'split';
  const splitCents = decision === 'split' ? 1 + nth : undefined;
  const verdict = { decision, splitCents, note: 'History' };
  return known && resolveDispute(tx, { id: sale.sellerId }, known.id, verdict);
}

/** Starts a return of a piece, or ends the open one, with the goods or without. */
async function sendBack(tx: Tx, sale: SaleRow, nth: number): Promise<unknown> {
  const line = await lineOf(tx, sale, nth);
  if (!line || !toldOf(sale).includes('placed') || sale.cancelledAt) return undefined;
  const returning = (await listLinesOf(tx, [sale.id])).find((one) => one.returningQuantity > 0);
  if (returning) {
    const pieces = [{ lineId: returning.id, quantity: 1 }];
    if (nth % 2 === 0) return endReturn(tx, sale, pieces);
    await takeBack(tx, pieces);
    await refund(tx, sale, nth, returning);
    return endReturn(tx, sale);
  }
  if (line.fulfilledQuantity === 0) await addFulfilled(tx, line.id, 1);
  const known = await getLineOf(tx, sale.id, line.id);
  return keptOf(known) > 0 ? beginReturn(tx, sale, [{ lineId: line.id, quantity: 1 }]) : undefined;
}

/** The quote before cancelling is what is refunded. */
async function cancel(tx: Tx, sale: SaleRow, by: Canceller): Promise<void> {
  const quoted = await quoteCancellation(tx, sale, by);
  const cancellation = { by, byUserId: null, reason: 'History', quotedCents: quoted.refundCents };
  const cancelled = await cancelSale(tx, sale, cancellation);
  expect(cancelled).toEqual(quoted);
  const { refundedCents } = await getSale(tx, sale.id);
  const isTaken = refundedCents - sale.refundedCents === quoted.refundCents;
  // What was only authorised is not captured to be refunded.
  expect(isTaken || sale.plan?.capture === 'later').toBe(true);
}

const verbs: Record<
  Exclude<OfSale['do'], 'pay'>,
  (tx: Tx, sale: SaleRow, nth: number) => Promise<unknown>
> = {
  cancel: (tx, sale, nth) => cancel(tx, sale, cancellers[nth % cancellers.length] ?? 'buyer'),
  capture: (tx, sale, nth) =>
    captureSale(tx, sale, nth % 3 === 0 ? undefined : Math.floor((sale.totalCents * nth) / 999)),
  void: voidSale,
  refund,
  'refund-line': async (tx, sale, nth) => refund(tx, sale, nth, await lineOf(tx, sale, nth)),
  dispute,
  resolve,
  return: sendBack,
  reach: (tx, sale, nth) => reachMilestone(tx, sale, 1 + (nth % 3), fromNow(hoursMs(nth % 90))),
  release: (tx, sale, nth) => releaseInstalment(tx, sale, 1 + (nth % 3)),
  complete: async (tx, sale) => {
    // The trade's life decides whether a sale may be completed.
    const isRunning = toldOf(sale).includes('placed') && !sale.cancelledAt && !sale.completedAt;
    if (isRunning) await completeSale(tx, sale);
  },
};

async function doWith({ db, settle }: TestApi, sale: SaleRow, one: OfSale): Promise<void> {
  const { do: what, nth, token } = one;
  if (what === 'pay') await orRefused(payNext(db, sale, 1 + (nth % 3), token));
  else await orRefused(db.transaction(async (tx) => verbs[what](tx, await lockSale(tx, sale.id), nth)));
  if (nth % 2 === 0) await settle();
}

/** Explanations that do not add up: to what the seller gets once it is earned, to what is left of it before. */
async function unsoundOf({ db }: TestApi, made: readonly SaleRow[]): Promise<SaleEarnings[]> {
  const told = (await Promise.all(made.map((sale) => explainSale(db, sale)))).flat();
  return told.filter(({ steps: taken, is_earned, seller_gets, price, refunded, charged_back }) => {
    const left = price.cents - refunded.cents - charged_back.cents;
    const sum = taken.reduce((total, { amount }) => total + amount.cents, 0);
    return sum !== (is_earned ? seller_gets.cents : left);
  });
}

async function play(
  api: TestApi,
  sellers: readonly { id: number }[],
  acts: readonly Act[],
): Promise<SaleRow[]> {
  const { db, advance } = api;
  const buyer = await buildUser(db);
  const made: SaleRow[] = [];
  for (const one of acts) {
    if (one.do === 'wait') await advance(hoursMs(one.hours));
    else if (one.do === 'pay-out') await payOutAll(db);
    else if (one.do === 'buy') {
      const wanted = { plan: one.plan, cancellation: policy, startsAt: fromNow(daysMs(6)), cents: one.cents };
      const seller = sellers[made.length % sellers.length] ?? buyer;
      const { sale } = await buildSale(db, { ...wanted, buyer, seller });
      made.push(sale);
      await orRefused(payDeposit(db, sale, one.token));
      await api.settle();
    } else {
      const sale = made[one.sale % Math.max(1, made.length)];
      if (sale) await doWith(api, sale, one);
    }
  }
  // Long enough for instalments to be abandoned, authorisations to expire and banks to decide.
  for (const days of [1, 8, 12, 20]) await advance(daysMs(days));
  for (const hours of [2, 2]) await advance(hoursMs(hours));
  return made;
}

test(
  'random histories of plans, captures and cancellations leave money, claims and invoices in agreement',
  async () => {
    const api = await startApi();
    const sellers = [await buildSeller(api.db), await buildSeller(api.db)];
    for (const seller of sellers) await openReadyAccount(api, seller);

    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
        const made = await play(api, sellers, acts);

        expect(await findDifferences(api.db)).toEqual([]);
        const { oursCents, providersCents } = await cashOf(api.db);
        expect(oursCents).toBe(providersCents);
        expect(await saleFaults(api.db)).toEqual({});
        expect(await unsoundOf(api, made)).toEqual([]);
      }),
      { numRuns: histories, endOnFailure: true },
    );
  },
  60_000 + histories * 5_000,
);
