import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addPlan, listBoostPrices, listPlans, listSubscriptions } from '@souk/contract/modules/admin/plans';
import { data } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { BoostPrices } from '../components/boost-prices.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { PlanForm } from '../components/plan-form.tsx';
import { PlanRow } from '../components/plan-row.tsx';
import { SubscriptionTable } from '../components/subscription-table.tsx';
import { deskMeta } from '../desk-meta.ts';
import { planValues } from '../plan-form.server.ts';
import type { Route } from './+types/plans.ts';

export const handle = { access: 'admin', screen: 'AdminPlans' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const [plans, prices, subscriptions] = await Promise.all([
    call(args, listPlans),
    call(args, listBoostPrices),
    call(args, listSubscriptions, { query: { ...query, page_size: 20 } }),
  ]);
  return { plans, prices, subscriptions };
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const form = await postedForm(args);
  const added = await submit(args, addPlan, { also: planValues(form), form });
  if (!added.ok) return data(added.problems, { status: added.status });
  return redirectWithToast(args, '/admin/plans', added.message);
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Plans and boosts`);

export default function AdminPlans({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, prices, subscriptions } = loaderData;
  return (
    <>
      <DeskHead
        title={<Trans>Plans and boosts</Trans>}
        lead={<Trans>Seller plans, and the prices of boosts.</Trans>}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid min-w-0 gap-4">
          <Panel title={<Trans>Plans</Trans>}>
            <ul className="divide-y divide-line">
              {plans.map((plan) => (
                <PlanRow key={plan.id} plan={plan} />
              ))}
            </ul>
          </Panel>
          <Panel title={<Trans>Subscriptions</Trans>}>
            <SubscriptionTable subscriptions={subscriptions.data} />
            <Pager current={subscriptions.current_page} last={subscriptions.last_page} />
          </Panel>
        </div>
        <div className="grid gap-4">
          <BoostPrices prices={prices} />
          <Panel title={<Trans>New plan</Trans>}>
            <FormScope key={plans.length} of={actionData}>
              <FormProblem />
              <PlanForm />
            </FormScope>
          </Panel>
        </div>
      </div>
    </>
  );
}
