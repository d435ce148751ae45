import { describe, expect, test } from 'vitest';
import {
  earnedRefundLines,
  gstWithin,
  heldRefundLines,
  houseRefundLines,
  type Line,
  paymentLines,
  refundSentLines,
  releaseLines,
  surplusLines,
} from './journal.rules.ts';

const sum = (lines: readonly Line[]) => lines.reduce((total, { cents }) => total + cents, 0);

describe('the lines of a journal', () => {
  test('hold sellers’ shares for them and earn the house’s own at once, with the GST in it', () => {
    const lines = paymentLines(
      [
        { sellerId: 7, cents: 10_000 },
        { sellerId: null, cents: 1_100 },
      ],
      10,
    );

    expect(lines).toEqual([
      { account: 'provider-cash', cents: 11_100 },
      { account: 'held', sellerId: 7, cents: -10_000 },
      { account: 'promotions', cents: -1_000 },
      { account: 'gst', cents: -100 },
    ]);
  });

  test('give the seller what they earned, less commission and its GST', () => {
    const earned = { sellerId: 7, cents: 10_000, commissionCents: 500, commissionGstCents: 50 };

    expect(releaseLines(earned)).toEqual([
      { account: 'held', sellerId: 7, cents: 10_000 },
      { account: 'commission', cents: -500 },
      { account: 'gst', cents: -50 },
      { account: 'payable', sellerId: 7, cents: -9_450 },
    ]);
  });

  test('take a refund after the sale from the seller and from the house in their shares', () => {
    const given = { sellerId: 7, cents: 2_000, commissionCents: 100, commissionGstCents: 10 };

    expect(earnedRefundLines(given)).toEqual([
      { account: 'payable', sellerId: 7, cents: 1_890 },
      { account: 'commission', cents: 100 },
      { account: 'gst', cents: 10 },
      { account: 'refunds-due', cents: -2_000 },
    ]);
  });

  test.each([
    [
      'a payment',
      paymentLines(
        [
          { sellerId: 7, cents: 1 },
          { sellerId: null, cents: 99 },
        ],
        10,
      ),
    ],
    ['a surplus', surplusLines(5)],
    [
      'a release without commission',
      releaseLines({ sellerId: 7, cents: 3, commissionCents: 0, commissionGstCents: 0 }),
    ],
    ['a refund of what is held', heldRefundLines(7, 41)],
    ['a refund of the house', houseRefundLines(1_100, 100)],
    ['a refund that was sent', refundSentLines(12)],
  ])('of %s sum to zero and move every account they name', (_what, lines) => {
    expect(sum(lines)).toBe(0);
    expect(lines.every(({ cents }) => cents !== 0)).toBe(true);
  });

  test.each([
    [1_100, 10, 100],
    [1_000, 10, 91],
    [5, 10, 0],
    [6, 10, 1],
    [1_000, 0, 0],
  ])('GST within %d cents at %d %% is %d', (cents, percent, gstCents) => {
    expect(gstWithin(cents, percent)).toBe(gstCents);
  });
});
