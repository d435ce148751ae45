import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spread } from '../chargebacks/chargeback.rules.ts';
import { commissionOf } from '../commissions/commission.rules.ts';
import { type Line, paymentLines, refundSentLines } from '../ledger/journal.rules.ts';
import type { Account } from '../ledger/journal.tables.ts';
import { refundStep, release, type Standing } from './part.rules.ts';

const presentPercent = 10;

/** An in-memory ledger that accepts balanced journals only. */
function openLedger() {
  const accounts = new Map<string, number>();
  const nameOf = (account: Account, sellerId?: number | null) => `${account}:${sellerId ?? ''}`;
  return {
    post: (lines: readonly Line[]) => {
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      for (const { account, sellerId, cents } of lines) {
        const name = nameOf(account, sellerId);
        accounts.set(name, (accounts.get(name) ?? 0) + cents);
      }
    },
    on: (account: Account, sellerId?: number) => accounts.get(nameOf(account, sellerId)) ?? 0,
    /** The balance of an account; never negative zero. */
    owed: (account: Account, sellerId?: number) => 0 - (accounts.get(nameOf(account, sellerId)) ?? 0),
  };
}

type Act =
  | { do: 'refund'; part: number; share: number }
  | { do: 'release'; part: number }
  | { do: 'charge-back'; share: number }
  | { do: 'pay-out'; seller: number; comesBack: boolean };

const sellers = [1, 2, 3];
const part = fc.record({
  seller: fc.option(fc.constantFrom(...sellers), { freq: 8 }),
  cents: fc.integer({ min: 1, max: 500_000 }),
  percent: fc.constantFrom(0, 2.5, 5, 12, 40),
  gstPercent: fc.constantFrom(0, 10, 12.5),
});
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('refund' as const), part: fc.nat(5), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('release' as const), part: fc.nat(5) }),
  fc.record({ do: fc.constant('charge-back' as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    do: fc.constant('pay-out' as const),
    seller: fc.constantFrom(...sellers),
    comesBack: fc.boolean(),
  }),
);

const standing = ({
  seller,
  cents,
  percent,
  gstPercent,
}: {
  seller: number | null;
  cents: number;
  percent: number;
  gstPercent: number;
}): Standing => {
  const commissionCents =
    seller === null
      ? 0
      : Math.min(
          commissionOf(cents, { ruleId: 1, percent, fixedCents: 30, capCents: null }),
          Math.floor(cents / 1.1),
        );
  return {
    sellerId: seller,
    cents,
    gstPercent,
    refundedCents: 0,
    commissionCents,
    commissionGstCents: Math.round(commissionCents / 10),
    earnedCents: 0,
    earnedGstCents: 0,
    releasedAt: null,
  };
};

/** What can still be refunded of a share, at least a cent where anything is left. */
const wanted = (leftCents: number, share: number) =>
  Math.min(leftCents, Math.ceil((leftCents * share) / 100));

function play(parts: Standing[], acts: readonly Act[]) {
  const ledger = openLedger();
  const paidOut = new Map<number, number>();
  ledger.post(paymentLines(parts, presentPercent));
  const change = (index: number, changes: Partial<Standing>) => {
    parts[index] = { ...(parts[index] as Standing), ...changes };
  };

  const carryOut: { [Kind in Act['do']]: (act: Extract<Act, { do: Kind }>) => void } = {
    refund: ({ part: at, share }) => {
      const index = at % parts.length;
      const one = parts[index] as Standing;
      const cents = wanted(one.cents - one.refundedCents, share);
      if (cents === 0) return;
      const { changes, lines } = refundStep(one, cents);
      change(index, changes);
      ledger.post(lines);
      ledger.post(refundSentLines(cents));
    },
    release: ({ part: at }) => {
      const index = at % parts.length;
      const one = parts[index] as Standing;
      if (one.releasedAt || one.sellerId === null) return;
      const { changes, lines } = release(one.sellerId, one);
      change(index, { ...changes, releasedAt: new Date(0) });
      ledger.post(lines);
    },
    'charge-back': ({ share }) => {
      const total = parts.reduce((sum, { cents }) => sum + cents, 0);
      const cents = Math.ceil((total * share) / 100);
      const { shares, lossCents } = spread(cents, parts);
      const lines: Line[] = [{ account: 'provider-cash', cents: -cents }];
      for (const [index, one] of [...parts.entries()]) {
        const borne = shares[index] ?? 0;
        if (borne === 0) continue;
        const step = refundStep(one, borne);
        change(index, step.changes);
        lines.push(...step.lines.filter(({ account }) => account !== 'refunds-due'));
      }
      ledger.post([...lines, { account: 'adjustments', cents: lossCents }]);
    },
    'pay-out': ({ seller, comesBack }) => {
      const owed = ledger.owed('payable', seller);
      if (owed <= 0) return;
      const out: Line[] = [
        { account: 'payable', sellerId: seller, cents: owed },
        { account: 'provider-cash', cents: -owed },
      ];
      ledger.post(out);
      if (comesBack) return ledger.post(out.map((line) => ({ ...line, cents: -line.cents })));
      paidOut.set(seller, (paidOut.get(seller) ?? 0) + owed);
    },
  };
  for (const one of acts) carryOut[one.do](one as never);
  return { ledger, paidOut };
}

describe('a sale’s money', () => {
  test('is explained to the cent over ten thousand random histories', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 5 }),
        fc.array(act, { maxLength: 20 }),
        (made, acts) => {
          const parts = made.map(standing);
          const { ledger, paidOut } = play(parts, acts);

          for (const seller of sellers) {
            const own = parts.filter(({ sellerId }) => sellerId === seller);
            const sum = (amount: (one: Standing) => number) =>
              own.reduce((total, one) => total + amount(one), 0);
            const held = sum((one) => (one.releasedAt ? 0 : one.cents - one.refundedCents));
            const earned = sum((one) =>
              one.releasedAt ? one.cents - one.refundedCents - one.earnedCents - one.earnedGstCents : 0,
            );
            expect(ledger.owed('held', seller)).toBe(held);
            expect(ledger.owed('payable', seller) + (paidOut.get(seller) ?? 0)).toBe(earned);
          }
          expect(ledger.owed('commission')).toBe(parts.reduce((total, one) => total + one.earnedCents, 0));
          expect(ledger.on('refunds-due')).toBe(0);
          for (const { refundedCents, cents } of parts) expect(refundedCents).toBeLessThanOrEqual(cents);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  test('leaves nobody anything once it has all gone back', () => {
    fc.assert(
      fc.property(part, fc.array(act, { maxLength: 10 }), (made, acts) => {
        const parts = [standing(made)];
        const all: Act[] = [...acts, { do: 'refund', part: 0, share: 100 }];
        const { ledger, paidOut } = play(parts, all);

        const seller = made.seller ?? 0;
        expect(ledger.owed('held', seller)).toBe(0);
        expect(ledger.owed('payable', seller) + (paidOut.get(seller) ?? 0)).toBe(0);
        for (const account of ['commission', 'gst', 'promotions'] as const)
          expect(ledger.owed(account)).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
