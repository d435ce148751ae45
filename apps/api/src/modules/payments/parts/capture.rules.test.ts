import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureShares, shrinkPart } from './capture.rules.ts';

const cents = fc.integer({ min: 1, max: 1_000_000 });
const part = fc.tuple(cents, fc.option(fc.nat(100))).map(([whole, percent]) => ({
  cents: whole,
  captureCents: percent === null ? null : Math.floor((whole * percent) / 100),
}));

describe('what was captured', () => {
  test('falls on the parts as it was asked for', () => {
    expect(
      captureShares(
        [
          { cents: 600, captureCents: 150 },
          { cents: 400, captureCents: 0 },
        ],
        150,
      ),
    ).toEqual([150, 0]);
  });

  test('adds up to the cent whatever the provider took, and no part gets more than it has', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 100 }),
        (parts, percent) => {
          const whole = parts.reduce((sum, one) => sum + one.cents, 0);
          const capturedCents = Math.max(1, Math.floor((whole * percent) / 100));

          const shares = captureShares(parts, capturedCents);

          expect(shares.reduce((sum, one) => sum + one, 0)).toBe(capturedCents);
          for (const [index, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(parts[index]?.cents ?? 0);
          }
        },
      ),
    );
  });

  test('takes the commission along, which stays within it', () => {
    fc.assert(
      fc.property(cents, fc.nat(90), fc.integer({ min: 1, max: 100 }), (whole, percent, taken) => {
        const commissionCents = Math.floor((whole * percent) / 110);
        const commissionGstCents = Math.floor(commissionCents / 10);
        const takenCents = Math.max(1, Math.floor((whole * taken) / 100));

        const shrunk = shrinkPart({ cents: whole, commissionCents, commissionGstCents }, takenCents);

        expect(shrunk.cents).toBe(takenCents);
        expect(shrunk.commissionCents + shrunk.commissionGstCents).toBeLessThanOrEqual(takenCents);
      }),
    );
  });
});
