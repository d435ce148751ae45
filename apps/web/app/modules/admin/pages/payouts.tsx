import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DeskPayout, listAdminPayouts } from '@souk/contract/modules/admin/payouts';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { bankWords, payoutLooks } from '../../payments/index.ts';
import { DeskHead } from '../components/desk-head.tsx';
import { deskTable } from '../components/desk-table.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { MoneyTabs } from '../components/money-tabs.tsx';
import { Approvals } from '../components/payout-decisions.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { StateFilter } from '../components/state-filter.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/payouts.ts';

export const handle = { access: 'admin', screen: 'AdminPayouts' };

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const payouts = await call(args, listAdminPayouts, { query: { ...query, page_size: 20 } });
  return { payouts, adminId: admin.user_id };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Payouts`);

function useColumns(adminId: number): Column<DeskPayout>[] {
  const { slashDate } = useDates();
  const { t, i18n } = useLingui();
  return [
    {
      key: 'number',
      label: t`Payout`,
      isName: true,
      cell: ({ id, number }) => (
        <TextLink to={`/admin/payouts/${id}`} className="tap">
          <bdi className="num">{number}</bdi>
        </TextLink>
      ),
    },
    { key: 'seller', label: t`Seller`, cell: ({ seller }) => <PersonLink person={seller} /> },
    {
      key: 'status',
      label: t`State`,
      isStatus: true,
      cell: (payout) => (
        <>
          <LookPill of={payoutLooks[payout.status]} />
          <Approvals payout={payout} />
          {payout.failure && <span className="block text-sm text-bad">{payout.failure}</span>}
        </>
      ),
    },
    {
      key: 'to',
      label: t`To`,
      cell: ({ method }) => <span className="whitespace-nowrap">{i18n._(bankWords[method])}</span>,
    },
    {
      key: 'date',
      label: t`Date`,
      cell: ({ created_at }) => <span className="num">{slashDate(created_at)}</span>,
    },
    {
      key: 'amount',
      label: t`Amount`,
      isNumber: true,
      cell: ({ amount }) => <Amount of={amount} isStrong />,
    },
    {
      key: 'decide',
      label: <span className="sr-only">{t`Decision`}</span>,
      cell: ({ id, status, approved_by }) =>
        status === 'waiting' && (
          <ButtonLink to={`/admin/payouts/${id}`} tone="line" size="sm">
            {approved_by.some((admin) => admin.id === adminId) ? <Trans>See</Trans> : <Trans>Decide</Trans>}
          </ButtonLink>
        ),
    },
  ];
}

export default function AdminPayouts({ loaderData: { payouts, adminId } }: Route.ComponentProps) {
  const { t } = useLingui();
  const columns = useColumns(adminId);
  return (
    <>
      <DeskHead
        title={<Trans>Payouts</Trans>}
        lead={
          <Trans>{count(payouts.total)} found. Above the limit, two different admins have to approve.</Trans>
        }
      />
      <MoneyTabs />
      <FilterBar>
        <StateFilter looks={payoutLooks} placeholder={t`All`} />
      </FilterBar>
      <section className={deskTable}>
        <Table
          caption={t`Payouts`}
          columns={columns}
          rows={payouts.data}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={<Trans>No payouts here</Trans>}>
              <Trans>Payouts are made every night for sellers who have earned enough.</Trans>
            </EmptyState>
          }
        />
      </section>
      <Pager current={payouts.current_page} last={payouts.last_page} />
    </>
  );
}
