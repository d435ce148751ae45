import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listAdminRefunds } from '@souk/contract/modules/admin/refunds';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { refundLooks } from '../../payments/index.ts';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { MoneyTabs } from '../components/money-tabs.tsx';
import { RefundRow } from '../components/refund-row.tsx';
import { StateFilter } from '../components/state-filter.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/refunds.ts';

export const handle = { access: 'admin', screen: 'AdminRefunds' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  return { refunds: await call(args, listAdminRefunds, { query: { ...query, page_size: 20 } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Refunds`);

export default function AdminRefunds({ loaderData: { refunds } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <>
      <DeskHead title={<Trans>Refunds</Trans>} lead={<Trans>{count(refunds.total)} found</Trans>} />
      <MoneyTabs />
      <FilterBar>
        <StateFilter looks={refundLooks} placeholder={t`All`} />
      </FilterBar>
      {refunds.data.length === 0 ? (
        <EmptyState title={<Trans>No refunds here</Trans>}>
          <Trans>When a customer asks for money back, you decide here.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {refunds.data.map((refund) => (
            <RefundRow key={refund.id} refund={refund} back={`${pathname}${search}`} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pager current={refunds.current_page} last={refunds.last_page} />
      </div>
    </>
  );
}
