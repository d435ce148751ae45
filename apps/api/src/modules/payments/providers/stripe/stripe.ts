import { leastCents } from '../least-charge.ts';
import type { PaymentProvider } from '../provider.ts';
import { stripeCharges } from './stripe-charges.ts';
import { openStripe, type StripeSettings } from './stripe-client.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripeMethods } from './stripe-methods.ts';
import { stripePayouts } from './stripe-payouts.ts';

/** Cards and sellers' payouts through Stripe. */
export function stripeCard(settings: StripeSettings): PaymentProvider {
  const stripe = openStripe(settings);
  return {
    name: 'stripe',
    method: 'card',
    publishableKey: settings.publishableKey,
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    leastCents: leastCents.card,
    ...stripeCharges(stripe),
    ...stripeMethods(stripe),
    ...stripePayouts(stripe),
    readEvent: (rawBody, headers) => readStripeEvent(stripe, settings.webhookSecret, rawBody, headers),
  };
}
