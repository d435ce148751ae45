import { useLingui } from '@lingui/react/macro';
import type { Payout } from '@souk/contract/modules/payments/payouts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { bankWords, payoutLooks } from '../state-words.ts';
import { tablePanel } from './table-panel.ts';

/** A seller's payouts, each linking to its explanation. */
export function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  const { slashDate } = useDates();
  const { t, i18n } = useLingui();
  const columns: Column<Payout>[] = [
    {
      key: 'number',
      label: t`Payout`,
      isName: true,
      cell: ({ id, number }) => (
        <TextLink to={`/payouts/${id}`} className="tap">
          <bdi className="num">{number}</bdi>
        </TextLink>
      ),
    },
    {
      key: 'date',
      label: t`Date`,
      cell: ({ created_at }) => <span className="num">{slashDate(created_at)}</span>,
    },
    { key: 'to', label: t`To`, cell: ({ method }) => i18n._(bankWords[method]) },
    {
      key: 'status',
      label: t`Status`,
      isStatus: true,
      cell: ({ status, failure }) => (
        <>
          <LookPill of={payoutLooks[status]} />
          {failure && <span className="mt-1 block text-sm text-ink-2">{failure}</span>}
        </>
      ),
    },
    {
      key: 'settled',
      label: t`Settled`,
      cell: ({ settled_at }) =>
        settled_at ? (
          <span className="num">{slashDate(settled_at)}</span>
        ) : (
          <span className="text-ink-3">{t`not yet`}</span>
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
      <Table caption={t`Payouts`} columns={columns} rows={payouts} rowKey={({ id }) => id} />
    </section>
  );
}
