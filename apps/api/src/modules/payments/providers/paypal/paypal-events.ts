import { PaymentsController } from '@paypal/paypal-server-sdk';
import { currencies } from '@souk/contract/shared/values';
import { z } from 'zod';
import { Problem } from '../../../../platform/errors.ts';
import type { ProviderEvent } from '../provider.ts';
import { asking, centsOf, type Paypal } from './paypal-client.ts';
import { signatureIn } from './paypal-signature.ts';

const Verdict = z.object({ verification_status: z.string() });
const Event = z.object({ id: z.string(), event_type: z.string(), resource: z.unknown() });

const WithId = z.object({ id: z.string() });
const WithOrder = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
});
const WithBatch = z.object({ payout_batch_id: z.string() });
const Dispute = z.object({
  dispute_id: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
  dispute_amount: z.object({ currency_code: z.enum(currencies), value: z.string() }),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});

type Said = ProviderEvent extends infer E ? (E extends { id: string } ? Omit<E, 'id'> : never) : never;
type Read = (resource: unknown, paypal: Paypal) => Promise<Said> | Said;

const order: Read = (resource) => ({ kind: 'charge', chargeId: WithId.parse(resource).id });
/** Authorisations and captures name their order. */
const ofOrder: Read = (resource) => ({
  kind: 'charge',
  chargeId: WithOrder.parse(resource).supplementary_data.related_ids.order_id,
});
const refund: Read = (resource) => ({ kind: 'refund', refundId: WithId.parse(resource).id });
const payout: Read = (resource) => ({ kind: 'payout', payoutId: WithBatch.parse(resource).payout_batch_id });

/** A dispute names the capture; the charge is its order. */
async function findOrderOf({ sdk }: Paypal, captureId: string): Promise<string | undefined> {
  const found = await asking(() => new PaymentsController(sdk).getCapturedPayment({ captureId }));
  return found.supplementaryData?.relatedIds?.orderId;
}

const dispute =
  (isClosed: boolean): Read =>
  async (resource, paypal) => {
    const { dispute_id, disputed_transactions, dispute_amount, dispute_outcome } = Dispute.parse(resource);
    const captureId = disputed_transactions[0]?.seller_transaction_id ?? '';
    const chargeId = await findOrderOf(paypal, captureId);
    if (!chargeId) return { kind: 'other' };
    const isLost = dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR';
    return {
      kind: 'chargeback',
      chargebackId: dispute_id,
      chargeId,
      amount: { cents: centsOf(dispute_amount.value), currency: dispute_amount.currency_code },
      outcome: isClosed ? (isLost ? 'lost' : 'won') : 'opened',
    };
  };

/** The events we handle, by PayPal's names; everything else is `other`. */
const readers: Record<string, Read> = {
  'CHECKOUT.ORDER.APPROVED': order,
  'CHECKOUT.ORDER.COMPLETED': order,
  'PAYMENT.AUTHORIZATION.CREATED': ofOrder,
  'PAYMENT.AUTHORIZATION.VOIDED': ofOrder,
  'PAYMENT.CAPTURE.COMPLETED': ofOrder,
  'PAYMENT.CAPTURE.PENDING': ofOrder,
  'PAYMENT.CAPTURE.DENIED': ofOrder,
  'PAYMENT.CAPTURE.DECLINED': ofOrder,
  'PAYMENT.CAPTURE.REFUNDED': refund,
  'PAYMENT.REFUND.PENDING': refund,
  'PAYMENT.REFUND.FAILED': refund,
  'PAYMENT.PAYOUTS-ITEM.SUCCEEDED': payout,
  'PAYMENT.PAYOUTS-ITEM.FAILED': payout,
  'PAYMENT.PAYOUTS-ITEM.BLOCKED': payout,
  'PAYMENT.PAYOUTS-ITEM.DENIED': payout,
  'PAYMENT.PAYOUTS-ITEM.CANCELED': payout,
  'PAYMENT.PAYOUTS-ITEM.RETURNED': payout,
  'PAYMENT.PAYOUTS-ITEM.REFUNDED': payout,
  'CUSTOMER.DISPUTE.CREATED': dispute(false),
  'CUSTOMER.DISPUTE.RESOLVED': dispute(true),
};

/**
 * Verifications in progress at once, so that a flood of forged events does not become a flood of calls to PayPal.
 */
const mostAskings = 8;
let askings = 0;

async function isSigned(paypal: Paypal, body: string): Promise<boolean> {
  if (askings >= mostAskings) throw new Problem('overloaded');
  askings += 1;
  try {
    const path = '/v1/notifications/verify-webhook-signature';
    const { verification_status } = await paypal.ask(Verdict, { method: 'POST', path, body });
    return verification_status === 'SUCCESS';
  } finally {
    askings -= 1;
  }
}

function eventIn(rawBody: string): z.output<typeof Event> {
  try {
    return Event.parse(JSON.parse(rawBody));
  } catch {
    throw new Problem('webhook-signature');
  }
}

/** Asks PayPal whether it has signed an event, and reads it. */
export async function readPaypalEvent(
  paypal: Paypal,
  rawBody: string,
  headers: Record<string, string | undefined>,
): Promise<ProviderEvent> {
  const { id, event_type, resource } = eventIn(rawBody);
  const asked = { ...signatureIn(headers, paypal.isSandbox), webhook_id: paypal.settings.webhookId };
  // The signature covers the exact bytes, so the event is embedded as received.
  const body = `${JSON.stringify(asked).slice(0, -1)},"webhook_event":${rawBody}}`;
  if (!(await isSigned(paypal, body))) throw new Problem('webhook-signature');

  const read = Object.hasOwn(readers, event_type) ? readers[event_type] : undefined;
  return read ? { id, ...(await read(resource, paypal)) } : { id, kind: 'other' };
}
