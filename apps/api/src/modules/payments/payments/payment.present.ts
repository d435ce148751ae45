import type { Payment } from '@souk/contract/modules/payments/payments';
import type { PaymentRow } from './payment.tables.ts';

export const presentPayment = (payment: PaymentRow): Payment => ({
  id: payment.id,
  number: payment.number,
  purpose: payment.purpose,
  description: payment.description,
  amount: { cents: payment.cents, currency: payment.currency },
  refunded: { cents: payment.refundedCents, currency: payment.currency },
  status: payment.state,
  method: payment.method,
  action_url: payment.state === 'requires-action' ? payment.actionUrl : null,
  failure: payment.failure,
  created_at: payment.createdAt.toISOString(),
  paid_at: payment.paidAt?.toISOString() ?? null,
});
