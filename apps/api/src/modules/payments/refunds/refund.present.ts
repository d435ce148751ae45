import type { ListedRefund, Refund } from '@souk/contract/modules/payments/refunds';
import type { RefundRow } from './refund.tables.ts';
import type { RefundWithPayment } from './refund-page.queries.ts';

export const presentRefund = (refund: RefundRow): Refund => ({
  id: refund.id,
  payment_id: refund.paymentId,
  amount: { cents: refund.cents, currency: refund.currency },
  reason: refund.reason,
  status: refund.state,
  decision_note: refund.decisionNote,
  created_at: refund.createdAt.toISOString(),
  settled_at: refund.settledAt?.toISOString() ?? null,
});

export const presentListedRefund = ({ refund, payment, part }: RefundWithPayment): ListedRefund => ({
  ...presentRefund(refund),
  payment_number: payment.number,
  description: part?.description ?? payment.description,
  subject: part ? { kind: part.subjectKind, id: part.subjectId } : null,
});
