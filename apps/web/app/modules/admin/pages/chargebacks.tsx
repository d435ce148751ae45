import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listAdminChargebacks } from '@souk/contract/modules/admin/chargebacks';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { chargebackLooks } from '../../payments/index.ts';
import { ChargebackRow } from '../components/chargeback-row.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { MoneyTabs } from '../components/money-tabs.tsx';
import { StateFilter } from '../components/state-filter.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/chargebacks.ts';

/** The states of chargebacks, and those that wait for an admin. */
const filters = { questioned: { words: msg`To look into` }, ...chargebackLooks };

export const handle = { access: 'admin', screen: 'AdminChargebacks' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  return { chargebacks: await call(args, listAdminChargebacks, { query: { ...query, page_size: 20 } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Chargebacks`);

export default function AdminChargebacks({ loaderData: { chargebacks } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <>
      <DeskHead title={<Trans>Chargebacks</Trans>} lead={<Trans>{count(chargebacks.total)} found</Trans>} />
      <MoneyTabs />
      <FilterBar>
        <StateFilter looks={filters} placeholder={t`All`} />
      </FilterBar>
      {chargebacks.data.length === 0 ? (
        <EmptyState title={<Trans>No chargebacks here</Trans>}>
          <Trans>Payments that banks take back appear here, and amounts above what was charged.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {chargebacks.data.map((chargeback) => (
            <ChargebackRow key={chargeback.id} chargeback={chargeback} back={`${pathname}${search}`} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pager current={chargebacks.current_page} last={chargebacks.last_page} />
      </div>
    </>
  );
}
