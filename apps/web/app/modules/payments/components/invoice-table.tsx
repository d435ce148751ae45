import { useLingui } from '@lingui/react/macro';
import type { InvoiceSummary } from '@souk/contract/modules/payments/invoices';
import { datesIn } from '../../../lib/dates.ts';
import { Amount } from '../../../ui/amount.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { tablePanel } from './table-panel.ts';

interface InvoiceTableProps {
  invoices: readonly InvoiceSummary[];
  role: 'issued' | 'received';
}

/** Invoices issued or received. */
export function InvoiceTable({ invoices, role }: InvoiceTableProps) {
  const { t } = useLingui();
  const columns: Column<InvoiceSummary>[] = [
    {
      key: 'number',
      label: t`Invoice`,
      isName: true,
      cell: ({ id, number }) => (
        <TextLink to={`/billing-invoice/${id}`} className="tap">
          <bdi className="num">{number}</bdi>
        </TextLink>
      ),
    },
    { key: 'title', label: t`Kind`, cell: ({ title }) => title },
    {
      key: 'who',
      label: role === 'issued' ? t`To` : t`From`,
      cell: ({ issuer, recipient }) => <bdi>{role === 'issued' ? recipient : issuer}</bdi>,
    },
    {
      key: 'date',
      label: t`Date`,
      cell: ({ issued_at, time_zone }) => (
        <span className="num">{datesIn(time_zone).slashDate(issued_at)}</span>
      ),
    },
    { key: 'gst', label: t`GST`, isNumber: true, cell: ({ gst }) => <Amount of={gst} /> },
    { key: 'total', label: t`Total`, isNumber: true, cell: ({ total }) => <Amount of={total} isStrong /> },
  ];
  return (
    <section className={tablePanel}>
      <Table caption={t`Invoices`} columns={columns} rows={invoices} rowKey={({ id }) => id} />
    </section>
  );
}
