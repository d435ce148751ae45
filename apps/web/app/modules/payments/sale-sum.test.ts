import { describe, expect, test } from 'vitest';
import { saleSumOf } from './sale-sum.ts';

const aud = (cents: number) => ({ cents, currency: 'AUD' as const });
const sale = (refunded: number) => ({
  price: aud(10_000),
  refunded: aud(refunded),
  commission: aud(1_000),
  commission_gst: aud(100),
  basis: [],
});

describe('why a payout has this amount', () => {
  test('the price less commission and its GST is what a sale adds', () => {
    expect(saleSumOf(8_900, sale(0))).toEqual({
      priceCents: 10_000,
      refundedCents: -0,
      commissionCents: -1_000,
      commissionGstCents: -100,
      elsewhereCents: 0,
      amountCents: 8_900,
    });
  });

  test('a refund that came later stands in a line of its own, so that the parts still add up', () => {
    const sum = saleSumOf(8_900, sale(2_000));
    const { priceCents, refundedCents, commissionCents, commissionGstCents, elsewhereCents } = sum;

    expect(elsewhereCents).toBe(2_000);
    expect(priceCents + refundedCents + commissionCents + commissionGstCents + elsewhereCents).toBe(8_900);
  });
});
