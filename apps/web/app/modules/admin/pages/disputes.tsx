import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listDisputes } from '@souk/contract/modules/admin/disputes';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { disputeLooks } from '../../disputes/index.ts';
import { DeskHead } from '../components/desk-head.tsx';
import { deskTable } from '../components/desk-table.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { StateFilter } from '../components/state-filter.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/disputes.ts';

export const handle = { access: 'admin', screen: 'AdminDisputes' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  return { disputes: await call(args, listDisputes, { query: { ...query, page_size: 20 } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Disputes`);

/** The seller's deadline for an answer, or that they have missed it. */
function Due({
  dispute: { refund_proposed_at: proposed, seller_answers_until: until },
}: {
  dispute: Dispute;
}) {
  const { slashDate } = useDates();
  if (proposed)
    return (
      <span className="block text-sm font-semibold text-bad">
        <Trans>Refund proposed</Trans>
      </span>
    );
  return until ? (
    <span className="num block text-sm text-ink-3">
      <Trans>Seller until {slashDate(until)}</Trans>
    </span>
  ) : null;
}

function useColumns(): Column<Dispute>[] {
  const { slashDate } = useDates();
  const { t } = useLingui();
  return [
    {
      key: 'title',
      label: t`Dispute`,
      isName: true,
      cell: ({ dispute_id, title, reason }) => (
        <>
          <TextLink to={`/admin/disputes/${dispute_id}`} className="tap">
            <bdi>{title}</bdi>
          </TextLink>
          <span className="block text-sm font-normal text-ink-3">
            <bdi>{reason}</bdi>
          </span>
        </>
      ),
    },
    { key: 'customer', label: t`Customer`, cell: ({ customer }) => <bdi>{customer.name}</bdi> },
    { key: 'seller', label: t`Seller`, cell: ({ seller }) => <bdi>{seller.name}</bdi> },
    {
      key: 'status',
      label: t`State`,
      isStatus: true,
      cell: (dispute) => (
        <>
          <LookPill of={disputeLooks[dispute.status]} />
          <Due dispute={dispute} />
        </>
      ),
    },
    {
      key: 'opened',
      label: t`Opened`,
      cell: ({ created_at }) => <span className="num">{slashDate(created_at)}</span>,
    },
    {
      key: 'amount',
      label: t`Amount`,
      isNumber: true,
      cell: ({ amount }) => <Amount of={amount} isStrong />,
    },
  ];
}

export default function AdminDisputes({ loaderData: { disputes } }: Route.ComponentProps) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <>
      <DeskHead
        title={<Trans>Disputes</Trans>}
        lead={<Trans>{count(disputes.total)} found. Those with a proposed refund come first.</Trans>}
      />
      <FilterBar>
        <StateFilter looks={disputeLooks} placeholder={t`Waiting`} />
      </FilterBar>
      <section className={deskTable}>
        <Table
          caption={t`Disputes`}
          columns={columns}
          rows={disputes.data}
          rowKey={({ dispute_id }) => dispute_id}
          empty={
            <EmptyState title={<Trans>No disputes here</Trans>}>
              <Trans>When a customer and a seller cannot agree, you decide here.</Trans>
            </EmptyState>
          }
        />
      </section>
      <Pager current={disputes.current_page} last={disputes.last_page} />
    </>
  );
}
