import { msg } from '@lingui/core/macro';
import { getAdBoost, payAdBoost } from '@souk/contract/modules/promotions/boosts';
import { data } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { loadPayDesk, payFieldsOf } from '../payments/index.server.ts';
import { choiceOf, firstChoice } from './boost-choice.ts';
import { goOn } from './pay.server.ts';
import { centsOfParam } from './price-param.ts';

export type BoostedKind = 'classifieds.ad' | 'retail.product';

export const boostedKind = (args: PageArgs): BoostedKind =>
  new URL(args.request.url).searchParams.get('kind') === 'retail.product'
    ? 'retail.product'
    : 'classifieds.ad';

/** The user's item with its boosts, the prices and the payment methods. */
export async function loadBoostPay(args: PageArgs, id: string, price: string) {
  const query = { kind: boostedKind(args) };
  const [boost, pay] = await Promise.all([
    call(args, getAdBoost, { params: { classified_id: id }, query }),
    loadPayDesk(args),
  ]);
  const cents = centsOfParam(price);
  const isPriceRight = boost.prices.some((one) => one.price.cents === cents);
  return { kind: 'boost' as const, boost, pay, isPriceRight, first: firstChoice(boost.prices, cents) };
}

/** Boosts with what the plan includes, or starts a payment. The server decides the price. */
export async function payBoost(args: PageArgs, id: string, form: FormData) {
  const chosen = choiceOf(form.get('_boost'));
  const pay = await payFieldsOf(args, form);
  // What the plan includes needs no payment method.
  const also = { payment_method: 'card', ...pay, ...chosen, classified_id: id, kind: boostedKind(args) };
  const done = await submit(args, payAdBoost, { also, form });
  if (!done.ok) return data(done.problems, { status: done.status });
  const { payment } = done.reply;
  return payment
    ? goOn(payment, 'ad-boost')
    : redirectWithToast(args, '/ad-management', msg`Your boost has started.`);
}
