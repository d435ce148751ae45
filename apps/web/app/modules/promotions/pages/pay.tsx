import { msg } from '@lingui/core/macro';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireBusiness, requireTypes } from '../../../lib/session.server.ts';
import { loadBoostPay, payBoost } from '../boost-pay.server.ts';
import { BoostPay } from '../components/boost-pay.tsx';
import { PlanPay } from '../components/plan-pay.tsx';
import { loadPlanPay, payPlan } from '../plan-pay.server.ts';
import type { Route } from './+types/pay.ts';

export const handle = { access: 'business:*', screen: 'VendorPayment' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Payment`)];

/** A boost where the address says so, else a plan. */
const isBoost = ({ request }: Pick<Route.LoaderArgs, 'request'>): boolean =>
  ['boost', 'ad-boost'].includes(new URL(request.url).searchParams.get('type') ?? '');

export async function loader(args: Route.LoaderArgs) {
  const { id, price } = args.params;
  await requireBusiness(args);
  if (!isBoost(args)) return loadPlanPay(args, id, price);
  await requireTypes(args, postingTypes);
  return loadBoostPay(args, id, price);
}

export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const form = await postedForm(args);
  return isBoost(args) ? payBoost(args, args.params.id, form) : payPlan(args, args.params.id, form);
}

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.kind === 'boost' ? (
    <BoostPay key={loaderData.first} {...loaderData} problems={actionData} />
  ) : (
    <PlanPay {...loaderData} problems={actionData} />
  );
}
