import type { Money } from '@souk/contract/shared/values';
import { fieldProblem } from '../../../platform/errors.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';

type Currency = Money['currency'];

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
export function checkLeast({ method, leastCents }: PaymentProvider, { cents, currency }: Money): void {
  const least = leastCents[currency];
  if (cents === 0 || cents >= least) return;
  const amount = inMoney({ cents: least, currency });
  const text =
    method === 'card'
      ? say`The smallest amount you can pay by card is ${amount}.`
      : say`The smallest amount you can pay by PayPal is ${amount}.`;
  throw fieldProblem('payment_method', text);
}
