import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreementShare, portionOf } from './instalment.rules.ts';

const rows = fc.array(
  fc.integer({ min: 1, max: 100_000 }).map((cents) => ({ cents })),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

test('an amount over instalments adds up to the cent', () => {
  fc.assert(
    fc.property(rows, fc.nat(1_000_000), (instalments, cents) => {
      expect(sumOf(instalments.map((_row, index) => portionOf(cents, instalments, index)))).toBe(cents);
    }),
  );
});

test('the house never earns more of an instalment than it is, and of all together no more than agreed', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 100 }), (instalments, percent) => {
      const total = sumOf(instalments.map(({ cents }) => cents));
      const commissionCents = Math.floor((total * percent) / 110);
      const agreed = { commissionCents, commissionGstCents: Math.floor(commissionCents / 10), basis: [] };

      const shares = instalments.map((_row, index) => agreementShare(agreed, instalments, index));

      for (const [index, share] of shares.entries())
        expect(share.commissionCents + share.commissionGstCents).toBeLessThanOrEqual(
          instalments[index]?.cents ?? 0,
        );
      expect(sumOf(shares.map((share) => share.commissionCents))).toBeLessThanOrEqual(commissionCents);
      expect(commissionCents - sumOf(shares.map((share) => share.commissionCents))).toBeLessThanOrEqual(
        instalments.length,
      );
    }),
  );
});
