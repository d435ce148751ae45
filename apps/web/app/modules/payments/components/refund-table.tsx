import { useLingui } from '@lingui/react/macro';
import type { ListedRefund } from '@souk/contract/modules/payments/refunds';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { refundLooks } from '../state-words.ts';
import { tablePanel } from './table-panel.ts';

/** Refunds, done or on their way. */
export function RefundTable({ refunds }: { refunds: readonly ListedRefund[] }) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const columns: Column<ListedRefund>[] = [
    {
      key: 'date',
      label: t`Asked on`,
      cell: ({ created_at }) => <span className="num">{slashDate(created_at)}</span>,
    },
    {
      key: 'what',
      label: t`For`,
      isName: true,
      cell: ({ description, reason }) => (
        <>
          <bdi>{description}</bdi>
          <span className="block text-sm font-normal text-ink-3">
            <bdi>{reason}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'payment',
      label: t`Payment`,
      cell: ({ payment_number }) => <bdi className="num">{payment_number}</bdi>,
    },
    {
      key: 'status',
      label: t`Status`,
      isStatus: true,
      cell: ({ status, decision_note }) => (
        <>
          <LookPill of={refundLooks[status]} />
          {decision_note && <span className="mt-1 block text-sm text-ink-2">{decision_note}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      label: t`Amount`,
      isNumber: true,
      cell: ({ amount }) => <Amount of={amount} isStrong />,
    },
  ];
  return (
    <section className={tablePanel}>
      <Table caption={t`Refunds`} columns={columns} rows={refunds} rowKey={({ id }) => id} />
    </section>
  );
}
