import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DeskPayment, listAdminPayments } from '@souk/contract/modules/admin/payments';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count, price } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { statusWords } from '../../../ui/status-map.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { methodWords, paymentLooks, periodWords, purposeWords } from '../../payments/index.ts';
import { DeskHead } from '../components/desk-head.tsx';
import { deskTable } from '../components/desk-table.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { MoneyTabs } from '../components/money-tabs.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { StateFilter } from '../components/state-filter.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/payments.ts';

export const handle = { access: 'admin', screen: 'AdminPayments' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  return { payments: await call(args, listAdminPayments, { query: { ...query, page_size: 20 } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Payments`);

function useColumns(): Column<DeskPayment>[] {
  const { notificationTime } = useDates();
  const { t, i18n } = useLingui();
  return [
    {
      key: 'number',
      label: t`Payment`,
      isName: true,
      cell: ({ number, description }) => (
        <>
          <bdi className="num">{number}</bdi>
          <span className="block text-sm font-normal text-ink-3">
            <bdi>{description}</bdi>
          </span>
        </>
      ),
    },
    { key: 'payer', label: t`Payer`, cell: ({ payer }) => <PersonLink person={payer} /> },
    { key: 'purpose', label: t`For`, cell: ({ purpose }) => i18n._(purposeWords(purpose)) },
    {
      key: 'status',
      label: t`State`,
      isStatus: true,
      cell: ({ status, failure }) => (
        <>
          <LookPill of={paymentLooks[status]} />
          {failure && <span className="mt-0.5 block text-sm text-ink-3">{statusWords(failure)}</span>}
        </>
      ),
    },
    { key: 'method', label: t`By`, cell: ({ method }) => (method ? i18n._(methodWords[method]) : '') },
    {
      key: 'at',
      label: t`Date`,
      cell: ({ created_at }) => <span className="num">{notificationTime(created_at)}</span>,
    },
    {
      key: 'amount',
      label: t`Amount`,
      isNumber: true,
      cell: ({ amount, refunded }) => (
        <>
          <Amount of={amount} isStrong />
          {refunded.cents > 0 && (
            <span className="block text-sm whitespace-nowrap text-ink-3">
              <Trans>{price(refunded.cents)} refunded</Trans>
            </span>
          )}
        </>
      ),
    },
  ];
}

export default function AdminPayments({ loaderData: { payments } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const columns = useColumns();
  return (
    <>
      <DeskHead title={<Trans>Payments</Trans>} lead={<Trans>{count(payments.total)} found</Trans>} />
      <MoneyTabs />
      <FilterBar kept={{ payer_id: params.get('payer_id') ?? undefined }}>
        <Select
          name="date_filter"
          label={t`Period`}
          defaultValue={params.get('date_filter') ?? ''}
          placeholder={t`All time`}
          options={Object.entries(periodWords).map(([value, words]) => ({ value, label: i18n._(words) }))}
          className="w-full sm:w-[180px]"
        />
        <StateFilter looks={paymentLooks} placeholder={t`All`} />
      </FilterBar>
      <section className={deskTable}>
        <Table
          caption={t`Payments`}
          columns={columns}
          rows={payments.data}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={<Trans>No payments here</Trans>}>
              <Trans>Try a longer period or another state.</Trans>
            </EmptyState>
          }
        />
      </section>
      <Pager current={payments.current_page} last={payments.last_page} />
    </>
  );
}
