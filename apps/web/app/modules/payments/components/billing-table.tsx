import { Trans, useLingui } from '@lingui/react/macro';
import type { BillingRecord } from '@souk/contract/modules/payments/billing';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { methodWords, paymentLooks, purposeWords } from '../state-words.ts';
import { InvoiceLinks } from './invoice-links.tsx';
import { tablePanel } from './table-panel.ts';

function useColumns(): Column<BillingRecord>[] {
  const { slashDate } = useDates();
  const { t, i18n } = useLingui();
  return [
    { key: 'date', label: t`Date`, cell: ({ at }) => <span className="num">{slashDate(at)}</span> },
    {
      key: 'what',
      label: t`For`,
      isName: true,
      cell: ({ purpose, description }) => (
        <>
          <bdi>{description || i18n._(purposeWords(purpose))}</bdi>
          <span className="block text-sm font-normal text-ink-3">{i18n._(purposeWords(purpose))}</span>
        </>
      ),
    },
    {
      key: 'number',
      label: t`Payment`,
      cell: ({ number, method }) => (
        <>
          <bdi className="num">{number}</bdi>
          {method && <span className="block text-sm text-ink-3">{i18n._(methodWords[method])}</span>}
        </>
      ),
    },
    {
      key: 'status',
      label: t`Status`,
      isStatus: true,
      cell: ({ status }) => <LookPill of={paymentLooks[status]} />,
    },
    { key: 'invoice', label: t`Invoice`, cell: ({ invoices }) => <InvoiceLinks papers={invoices} /> },
    {
      key: 'total',
      label: t`Total`,
      isNumber: true,
      cell: ({ total, gst, refunded }) => (
        <>
          <Amount of={total} isStrong />
          <span className="block text-sm whitespace-nowrap text-ink-3">
            {refunded.cents > 0 ? (
              <Trans>{price(refunded.cents)} refunded</Trans>
            ) : (
              gst.cents > 0 && <Trans>GST {price(gst.cents)}</Trans>
            )}
          </span>
        </>
      ),
    },
  ];
}

/** What was paid, with the invoices of each payment. */
export function BillingTable({ records }: { records: readonly BillingRecord[] }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <section className={tablePanel}>
      <Table caption={t`Payments`} columns={columns} rows={records} rowKey={({ id }) => id} />
    </section>
  );
}
