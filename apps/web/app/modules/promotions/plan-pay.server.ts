import { msg } from '@lingui/core/macro';
import { planSellerTypes } from '@souk/contract/modules/promotions/plans';
import {
  changePlan,
  paySubscription,
  quoteSubscription,
} from '@souk/contract/modules/promotions/subscriptions';
import { data } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { requireBusiness } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { loadPayDesk, payFieldsOf } from '../payments/index.server.ts';
import { goOn } from './pay.server.ts';
import { centsOfParam } from './price-param.ts';

/** What choosing a plan means now, and the payment methods. */
export async function loadPlanPay(args: PageArgs, id: string, price: string) {
  await requireBusiness(args, planSellerTypes);
  const [quote, pay] = await Promise.all([
    call(args, quoteSubscription, { params: { plan_id: id } }),
    loadPayDesk(args),
  ]);
  if (quote.manner === 'present')
    throw redirectWithToast(args, '/subscription', { tone: 'warn', title: msg`You already have this plan.` });
  const isPriceRight = [quote.price.cents, quote.plan.price.cents].includes(centsOfParam(price) ?? -1);
  return { kind: 'plan' as const, quote, pay, isPriceRight };
}

/** Pays the plan now, or schedules it for the end of the period, as the page has announced. */
export async function payPlan(args: PageArgs, id: string, form: FormData) {
  await requireBusiness(args, planSellerTypes);
  if (form.get('_manner') === 'at-end') {
    const changed = await submit(args, changePlan, { also: { plan_id: id }, form });
    if (!changed.ok) return data(changed.problems, { status: changed.status });
    return redirectWithToast(args, '/subscription', changed.message);
  }
  const also = { plan_id: id, ...(await payFieldsOf(args, form)) };
  const paid = await submit(args, paySubscription, { also, form });
  if (!paid.ok) return data(paid.problems, { status: paid.status });
  return goOn(paid.reply.payment, 'subscription');
}
