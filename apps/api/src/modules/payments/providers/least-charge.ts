import type { Money } from '@souk/contract/shared/values';
import { fieldProblem } from '../../../platform/errors.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';

type Currency = Money['currency'];

/** The smallest charges of the providers: Stripe's minimum amounts, and PayPal's least unit. */
export const leastCents = { card: { AUD: 50 }, paypal: { AUD: 1 } } as const satisfies Record<
  PaymentProvider['method'],
  Record<Currency, number>
>;

/** What every method charges, whichever are in use; for prices that are agreed before anybody chooses how to pay. */
export const leastOfAny = (currency: Currency): number =>
  Math.max(leastCents.card[currency], leastCents.paypal[currency]);

/** The least that every method in use charges, so that whoever pays may choose among them. */
export const leastCharge = (
  { card, paypal }: Pick<PaymentProviders, 'card' | 'paypal'>,
  currency: Currency,
) => Math.max(card.leastCents[currency], paypal.leastCents[currency]);

/** What a code or a credit may take off a price: nothing remains to pay, or at least the least charge. */
export function offWithin(cents: number, offCents: number, leastCents: number): number {
  const left = cents - offCents;
  return left <= 0 || left >= leastCents ? offCents : Math.max(0, cents - leastCents);
}

/** Refuses an amount that the provider does not charge; nothing at all is no charge. */
export function checkLeast(provider: PaymentProvider, { cents, currency }: Money): void {
  const { method } = provider;
  const least = provider.leastCents[currency];
  if (cents === 0 || cents >= least) return;
  const amount = inMoney({ cents: least, currency });
  const text =
    method === 'card'
      ? say`The smallest amount you can pay by card is ${amount}.`
      : say`The smallest amount you can pay by PayPal is ${amount}.`;
  throw fieldProblem('payment_method', text);
}
