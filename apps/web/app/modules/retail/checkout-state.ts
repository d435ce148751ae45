import { type ChosenDeliveries, deliveryEntries, readDeliveries } from './chosen-deliveries.ts';

export const checkoutPath = '/retail-checkout';

/** The open step of the checkout. */
export type CheckoutStep = 'address' | 'new-address' | 'delivery' | 'pay';

/** The choices so far, all of which are in the page's address. */
export interface CheckoutState {
  addressId?: number;
  deliveries: ChosenDeliveries;
  promoCode?: string;
  step?: CheckoutStep;
}

const steps: readonly CheckoutStep[] = ['address', 'new-address', 'delivery', 'pay'];
const idOf = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

export function readCheckout(query: URLSearchParams): CheckoutState {
  const addressId = idOf(query.get('address_id'));
  const promoCode = query.get('promo_code')?.trim().slice(0, 20);
  const step = steps.find((one) => one === query.get('step'));
  return {
    deliveries: readDeliveries(query),
    ...(addressId ? { addressId } : {}),
    ...(promoCode ? { promoCode } : {}),
    ...(step ? { step } : {}),
  };
}

type Kept = 'address' | 'deliveries' | 'promo';

/** The state as fields of a form or an address, without those that the form itself has. */
export function checkoutEntries(state: CheckoutState, without: readonly Kept[] = []): [string, string][] {
  const has = (part: Kept) => !without.includes(part);
  return [
    ...(state.addressId && has('address')
      ? [['address_id', String(state.addressId)] as [string, string]]
      : []),
    ...(has('deliveries') ? deliveryEntries(state.deliveries) : []),
    ...(state.promoCode && has('promo') ? [['promo_code', state.promoCode] as [string, string]] : []),
  ];
}

/** The page in this state and, if one is given, with that step open. */
export function checkoutAddress(state: CheckoutState, step?: CheckoutStep): string {
  const query = new URLSearchParams([
    ...checkoutEntries(state),
    ...(step ? [['step', step]] : []),
  ]).toString();
  return query ? `${checkoutPath}?${query}` : checkoutPath;
}
