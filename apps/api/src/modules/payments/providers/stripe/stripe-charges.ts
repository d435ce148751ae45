import Stripe from 'stripe';
import { refuseCardNumber } from '../card-number.rules.ts';
import {
  type Charge,
  type ChargeRequest,
  type ChargeStatus,
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefusal,
} from '../provider.ts';
import { asking, failureOf, idOf, inOurWords } from './stripe-client.ts';

const statuses: Record<string, ChargeStatus> = {
  requires_action: 'requires-action',
  requires_confirmation: 'requires-action',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'succeeded',
  requires_payment_method: 'failed',
  canceled: 'cancelled',
};

/** Part of the charge where it was asked for. */
function captureBefore({ latest_charge: charge }: Stripe.PaymentIntent): Date | undefined {
  if (!charge || typeof charge === 'string') return undefined;
  const before = charge.payment_method_details?.card?.capture_before;
  return before ? new Date(before * 1000) : undefined;
}

function present(intent: Stripe.PaymentIntent): Charge {
  const status = statuses[intent.status];
  if (!status) throw new Error(`Stripe knows a status of payments that is new: ${intent.status}.`);
  const until = status === 'authorised' ? captureBefore(intent) : undefined;
  return {
    id: intent.id,
    status,
    actionUrl: status === 'requires-action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    failure: status === 'failed' ? failureOf(intent.last_payment_error ?? {}) : null,
    ...(status === 'succeeded' && intent.amount_received < intent.amount
      ? { capturedCents: intent.amount_received }
      : {}),
    ...(until ? { authorisedUntil: until } : {}),
  };
}

/** A declined card is not a failed call: the payment exists, and it has failed. */
async function orFailed(call: () => Promise<Stripe.PaymentIntent>): Promise<Charge> {
  try {
    return present(await call());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
      return {
        id: error.payment_intent.id,
        status: 'failed',
        actionUrl: null,
        failure: failureOf(error),
      };
    throw inOurWords(error);
  }
}

/** A move that was already made is answered with the payment as it stands, if it stands where it should. */
async function orStands(call: () => Promise<Stripe.PaymentIntent>, wanted: ChargeStatus[]): Promise<Charge> {
  try {
    return present(await call());
  } catch (error) {
    const standing = error instanceof Stripe.errors.StripeError ? error.payment_intent : undefined;
    if (standing && wanted.includes(statuses[standing.status] ?? 'processing')) return present(standing);
    throw inOurWords(error);
  }
}

/** Turns an older card token into a payment method; other kinds are sent as they are. */
async function methodOf(stripe: Stripe, { source, key }: ChargeRequest) {
  if (source === 'approval') throw new ProviderRefusal('A card has no page of approval.');
  if (!('token' in source)) return { customer: source.customer, payment_method: source.method };
  const { token } = source;
  refuseCardNumber(token);
  if (token.startsWith('ctoken_')) return { confirmation_token: token };
  if (!token.startsWith('tok_')) return { payment_method: token };
  const made = await asking(() =>
    stripe.paymentMethods.create({ type: 'card', card: { token } }, { idempotencyKey: `${key}:method` }),
  );
  return { payment_method: made.id };
}

type ChargeCalls = Pick<
  PaymentProvider,
  | 'createCharge'
  | 'getCharge'
  | 'confirmCharge'
  | 'captureCharge'
  | 'cancelCharge'
  | 'refundCharge'
  | 'getRefund'
>;

const refundStatuses: Record<string, ProviderRefund['status']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const presentRefund = ({ id, status }: Stripe.Refund): ProviderRefund => ({
  id,
  status: refundStatuses[status ?? ''] ?? 'processing',
});

const withCharge = { expand: ['latest_charge'] };

/** Payments by PaymentIntents, confirmed when created, and their refunds. */
export function stripeCharges(stripe: Stripe): ChargeCalls {
  const intents = stripe.paymentIntents;
  const getCharge = async (id: string) => present(await asking(() => intents.retrieve(id, withCharge)));
  return {
    createCharge: async (request) => {
      const { key, paymentId, amount, description, isCapturedAtOnce, isPayerAway, returnUrl } = request;
      const method = await methodOf(stripe, request);
      const wanted: Stripe.PaymentIntentCreateParams = {
        amount: amount.cents,
        currency: amount.currency.toLowerCase(),
        description,
        allowed_payment_method_types: ['card'],
        confirm: true,
        metadata: { payment_id: paymentId },
        capture_method: isCapturedAtOnce ? 'automatic' : 'manual',
        // A payer who is not present cannot be redirected.
        ...(isPayerAway ? { off_session: true } : { return_url: returnUrl }),
        ...method,
        ...(isCapturedAtOnce ? {} : withCharge),
      };
      return orFailed(() => intents.create(wanted, { idempotencyKey: key }));
    },
    getCharge,
    confirmCharge: async (id, key) => {
      const intent = await asking(() => intents.retrieve(id));
      if (intent.status !== 'requires_confirmation') return present(intent);
      return orFailed(() => intents.confirm(id, {}, { idempotencyKey: key }));
    },
    captureCharge: ({ chargeId, key, amount }) =>
      orStands(
        () => intents.capture(chargeId, { amount_to_capture: amount.cents }, { idempotencyKey: key }),
        ['succeeded'],
      ),
    cancelCharge: (id, key) =>
      orStands(() => intents.cancel(id, {}, { idempotencyKey: key }), ['cancelled', 'failed']),
    refundCharge: async ({ key, chargeId, amount }) => {
      const wanted: Stripe.RefundCreateParams = { payment_intent: chargeId, amount: amount.cents };
      return presentRefund(await asking(() => stripe.refunds.create(wanted, { idempotencyKey: key })));
    },
    getRefund: async (id) => presentRefund(await asking(() => stripe.refunds.retrieve(id))),
  };
}

/** The payment that a Stripe object belongs to. */
export const intentOf = (thing: { payment_intent?: string | { id: string } | null }): string | null =>
  idOf(thing.payment_intent);
