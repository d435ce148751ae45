import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getBalance } from '@souk/contract/modules/payments/payouts';
import { exportTransactions, listTransactions } from '@souk/contract/modules/payments/transactions';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { Download } from 'lucide-react';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { BalanceTiles } from '../components/balance-tiles.tsx';
import { EarningsTabs } from '../components/earnings-tabs.tsx';
import { KindFilter } from '../components/kind-filter.tsx';
import { PeriodFilter } from '../components/period-filter.tsx';
import { TransactionTable } from '../components/transaction-table.tsx';
import type { Route } from './+types/transaction.ts';

export const handle = { access: 'business:*', screen: 'Transactions' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Transaction`)];

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const [balance, transactions] = await Promise.all([
    call(args, getBalance),
    call(args, listTransactions, { query: { ...query, page_size: 20 } }),
  ]);
  const isFiltered = Boolean(query.date_filter ?? query.kind);
  return { balance, transactions, isFiltered, exportPath: `${apiPrefix}${exportTransactions.path}` };
}

export default function Transaction({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { balance, transactions, isFiltered, exportPath } = loaderData;
  return (
    <OwnPage
      title={<Trans>Transaction</Trans>}
      lead={<Trans>Every sale, commission, refund and payout, and what you are owed after it.</Trans>}
      aside={
        <a href={`${exportPath}${search}`} download className={buttonClass({ tone: 'line' })}>
          <Icon of={Download} size={18} />
          <Trans>Export CSV</Trans>
        </a>
      }
    >
      <BalanceTiles balance={balance} />
      <div className="mt-6 mb-5">
        <EarningsTabs />
      </div>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <PeriodFilter />
        <KindFilter />
      </div>
      {transactions.data.length === 0 ? (
        <EmptyState title={isFiltered ? t`Nothing matches these filters` : t`No transactions yet`}>
          {isFiltered ? (
            <Trans>Try a longer period or all kinds.</Trans>
          ) : (
            <Trans>Your first sale appears here as soon as it is complete.</Trans>
          )}
        </EmptyState>
      ) : (
        <TransactionTable transactions={transactions.data} />
      )}
      <div className="mt-5">
        <Pager current={transactions.current_page} last={transactions.last_page} />
      </div>
    </OwnPage>
  );
}
