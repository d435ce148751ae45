import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { askForPayout, getBalance, listPayouts } from '@souk/contract/modules/payments/payouts';
import { call, submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { AskPayout } from '../components/ask-payout.tsx';
import { BalanceTiles } from '../components/balance-tiles.tsx';
import { EarningsTabs } from '../components/earnings-tabs.tsx';
import { PayoutTable } from '../components/payout-table.tsx';
import type { Route } from './+types/payouts.ts';

export const handle = { access: 'business:*', screen: 'Payouts' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Payouts`)];

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const [balance, payouts] = await Promise.all([
    call(args, getBalance),
    call(args, listPayouts, { query: { ...query, page_size: 20 } }),
  ]);
  return { balance, payouts };
}

export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const asked = await submit(args, askForPayout);
  return asked.ok
    ? redirectWithToast(args, `/payouts/${asked.reply.id}`, asked.message)
    : redirectWithToast(args, '/payouts', { tone: 'bad', title: wordsOf(asked.problems) });
}

export default function Payouts({ loaderData: { balance, payouts } }: Route.ComponentProps) {
  return (
    <OwnPage
      title={<Trans>Payouts</Trans>}
      lead={<Trans>Your earnings and how they reach your account.</Trans>}
    >
      <BalanceTiles balance={balance} />
      <div className="mt-6 mb-5">
        <EarningsTabs />
      </div>
      <div className="grid gap-4">
        <AskPayout balance={balance} />
        {payouts.data.length === 0 ? (
          <EmptyState title={<Trans>No payouts yet</Trans>}>
            <Trans>Each payout will be listed here, with every sale it is made of.</Trans>
          </EmptyState>
        ) : (
          <PayoutTable payouts={payouts.data} />
        )}
        <Pager current={payouts.current_page} last={payouts.last_page} />
      </div>
    </OwnPage>
  );
}
