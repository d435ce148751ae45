import { leastCents } from '../least-charge.ts';
import type { PaymentProvider } from '../provider.ts';
import { openPaypal, type PaypalSettings } from './paypal-client.ts';
import { readPaypalEvent } from './paypal-events.ts';
import { paypalOrders } from './paypal-orders.ts';
import { paypalPayouts } from './paypal-payouts.ts';
import { paypalVault } from './paypal-vault.ts';

/** Accounts and payouts through PayPal. */
export function paypalProvider(settings: PaypalSettings): PaymentProvider {
  const paypal = openPaypal(settings);
  return {
    name: 'paypal',
    method: 'paypal',
    publishableKey: settings.clientId,
    leastCents: leastCents.paypal,
    ...paypalOrders(paypal),
    ...paypalVault(paypal),
    ...paypalPayouts(paypal),
    readEvent: (rawBody, headers) => readPaypalEvent(paypal, rawBody, headers),
  };
}
