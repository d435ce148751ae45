import { Trans, useLingui } from '@lingui/react/macro';
import { dealTypes, deleteDeal, getDeal } from '@souk/contract/modules/retail/deals';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { orNull } from '../../../lib/or-null.server.ts';
import type { PageArgs } from '../../../lib/page-state.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { DeleteDealForm } from '../components/deal-form/delete-deal-form.tsx';
import type { Route } from './+types/delete-deal.ts';

export const handle = {
  access: 'business:beauty,wellbeing,spa,restaurant,retail',
  screen: 'DailyDealDeletion',
};

const home = '/daily-deals';
const idOf = ({ request }: PageArgs) => Number(new URL(request.url).searchParams.get('id')) || 0;

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, dealTypes);
  const deal = await orNull(call(args, getDeal, { params: { deal_id: idOf(args) } }));
  if (!deal) throw redirect(home);
  return { deal };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, dealTypes);
  try {
    await call(args, deleteDeal, { params: { deal_id: idOf(args) } });
    return redirectWithToast(args, home, deleteDeal.message);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirectWithToast(args, home, { tone: 'bad', title: problemText(error) });
  }
}

export default function DeleteDeal({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-form lg:py-4">
      <title>{t`Delete deal | Souk`}</title>
      <h1 className="h-page mb-5">
        <Trans>Delete this deal?</Trans>
      </h1>
      <div className="panel p-6">
        <DeleteDealForm deal={loaderData.deal} />
      </div>
    </div>
  );
}
