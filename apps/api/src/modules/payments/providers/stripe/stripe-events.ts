import { currencies } from '@souk/contract/shared/values';
import type Stripe from 'stripe';
import { z } from 'zod';
import { Problem } from '../../../../platform/errors.ts';
import type { ProviderEvent } from '../provider.ts';
import { intentOf } from './stripe-charges.ts';
import { payoutId } from './stripe-payouts.ts';

const Currency = z.string().toUpperCase().pipe(z.enum(currencies));

const other = (id: string): ProviderEvent => ({ id, kind: 'other' });

/** An inquiry costs nothing yet; money is only taken with the dispute itself. */
const outcomes: Record<string, 'opened' | 'won' | 'lost' | undefined> = {
  needs_response: 'opened',
  under_review: 'opened',
  won: 'won',
  lost: 'lost',
};

function chargebackEvent(id: string, dispute: Stripe.Dispute): ProviderEvent {
  const chargeId = intentOf(dispute);
  const outcome = outcomes[dispute.status];
  if (!chargeId || !outcome) return other(id);
  const amount = { cents: dispute.amount, currency: Currency.parse(dispute.currency) };
  return { id, kind: 'chargeback', chargebackId: dispute.id, chargeId, amount, outcome };
}

/** A Stripe event in our terms; what we do not handle is `other`. */
function inOurWords(event: Stripe.Event): ProviderEvent {
  const { id, account } = event;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
    case 'payment_intent.amount_capturable_updated':
      return { id, kind: 'charge', chargeId: event.data.object.id };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { id, kind: 'refund', refundId: event.data.object.id };
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
      return account ? { id, kind: 'payout', payoutId: payoutId(account, event.data.object.id) } : other(id);
    case 'account.updated':
      return { id, kind: 'account', accountId: event.data.object.id };
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return chargebackEvent(id, event.data.object);
    default:
      return other(id);
  }
}

/** Older signatures are replays. */
const toleranceSeconds = 300;

/** Checks that Stripe has signed an event within the last five minutes, and reads it. */
export async function readStripeEvent(
  stripe: Stripe,
  webhookSecret: string,
  rawBody: string,
  headers: Record<string, string | undefined>,
): Promise<ProviderEvent> {
  const event = await stripe.webhooks
    .constructEventAsync(rawBody, headers['stripe-signature'] ?? '', webhookSecret, toleranceSeconds)
    .catch(() => {
      throw new Problem('webhook-signature');
    });
  return inOurWords(event);
}
