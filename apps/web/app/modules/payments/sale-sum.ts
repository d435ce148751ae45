import type { PayoutLine } from '@souk/contract/modules/payments/payouts';

type Sale = NonNullable<PayoutLine['sale']>;

export interface SaleSum {
  priceCents: number;
  refundedCents: number;
  commissionCents: number;
  commissionGstCents: number;
  /** What other lines say of the same sale, such as a refund after it was earned. */
  elsewhereCents: number;
  amountCents: number;
}

/** How the amount of a sale's line follows from its price; the parts always add up to the amount. */
export function saleSumOf(amountCents: number, sale: Sale): SaleSum {
  const refundedCents = -sale.refunded.cents;
  const commissionCents = -sale.commission.cents;
  const commissionGstCents = -sale.commission_gst.cents;
  const priceCents = sale.price.cents;
  const elsewhereCents = amountCents - (priceCents + refundedCents + commissionCents + commissionGstCents);
  return { priceCents, refundedCents, commissionCents, commissionGstCents, elsewhereCents, amountCents };
}
