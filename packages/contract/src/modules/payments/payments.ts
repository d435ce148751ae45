import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { Id, Moment, Money, ownId } from '../../shared/values.ts';
import { paymentMethodKinds, Token } from './methods.ts';

/** Life of a payment (spec states §9). */
export const paymentStates = [
  'created',
  'requires-action',
  'processing',
  'authorised',
  'succeeded',
  'failed',
  'cancelled',
  'partially-refunded',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentMoves = [
  'ask',
  'process',
  'authorise',
  'capture',
  'succeed',
  'fail',
  'cancel',
  'abandon',
  'expire',
  'refund-some',
  'refund-all',
] as const;
export type PaymentMove = (typeof paymentMoves)[number];

/** What a payment is for, in the word of whoever sells it. */
export const Purpose = z.string().regex(/^[a-z][a-z-]{0,39}$/);

/** Why a provider refused, as far as it tells. */
export const failures = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'authentication-failed',
  'timeout',
  'abandoned',
  'authorisation-expired',
  'unknown',
] as const;
export type Failure = (typeof failures)[number];

/** A payment as its payer sees it. */
export const Payment = z
  .object({
    id: Id,
    /** Reference of ten characters. */
    number: z.string(),
    purpose: Purpose,
    description: z.string(),
    amount: Money,
    refunded: Money,
    status: z.enum(paymentStates),
    method: z.enum(paymentMethodKinds).nullable(),
    /** Where the payer goes on: 3-D Secure, or the approval of a PayPal-type account. */
    action_url: z.string().nullable(),
    failure: z.enum(failures).nullable(),
    created_at: Moment,
    paid_at: Moment.nullable(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** How a payment is paid: a saved method, a token from the browser, or the approval page of a PayPal-type account. */
export const PayFields = z.object({
  payment_method: z.enum(paymentMethodKinds, { error: 'Please select a payment method.' }),
  card_id: blankAsMissing(ownId('payments.method').optional()),
  stripeToken: blankAsMissing(Token.optional()),
});
export type PayFields = z.output<typeof PayFields>;

export const getPayment = endpoint({
  method: 'GET',
  path: '/payments/:id',
  spec: ['payments/payment-get'],
  access: 'signed-in',
  summary: 'One payment, for its payer.',
  params: z.object({ id: ownId('payments.payment') }),
  reply: Payment,
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/payments/:id/confirm',
  access: 'signed-in',
  summary: 'Goes on after the payer came back from an action; asks the provider, never trusts the client.',
  params: z.object({ id: ownId('payments.payment') }),
  reply: Payment,
  errors: ['payment-failed'],
});

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/payments/:id/cancel',
  access: 'signed-in',
  summary: 'Gives an unfinished payment up; what it was for stays payable until its time runs out.',
  params: z.object({ id: ownId('payments.payment') }),
  reply: Payment,
  errors: ['payment-move-not-allowed'],
});

const webhook = (path: '/webhooks/card-provider' | '/webhooks/paypal', row: string, who: string) =>
  endpoint({
    method: 'POST',
    path,
    spec: [row],
    access: 'anyone',
    summary: `Events of ${who}, signed by it; each is kept once and worked on later.`,
    body: z.unknown(),
    reply: z.null(),
    errors: ['webhook-signature'],
    // A provider sends from few addresses, and again where it is refused.
    limit: { max: 600, seconds: 60 },
  });

export const receiveCardWebhook = webhook(
  '/webhooks/card-provider',
  'payments/webhook-card',
  'the card provider',
);
export const receivePaypalWebhook = webhook(
  '/webhooks/paypal',
  'payments/webhook-paypal',
  'the PayPal-type provider',
);
