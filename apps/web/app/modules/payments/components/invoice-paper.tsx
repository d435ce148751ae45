import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice, InvoiceParty } from '@souk/contract/modules/payments/invoices';
import type { ReactNode } from 'react';
import { datesIn } from '../../../lib/dates.ts';
import { Amount } from '../../../ui/amount.tsx';
import { type Column, Table } from '../../../ui/table.tsx';

function Party({ label, party }: { label: ReactNode; party: InvoiceParty }) {
  return (
    <section className="min-w-0">
      <h2 className="text-sm text-ink-3">{label}</h2>
      <p className="mt-1 font-semibold">
        <bdi>{party.name}</bdi>
      </p>
      <address className="text-[15px] text-ink-2 not-italic">
        {party.abn && (
          <span className="num block">
            <Trans>ABN {party.abn}</Trans>
          </span>
        )}
        {party.address.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
        {party.email && <span className="block break-all">{party.email}</span>}
      </address>
    </section>
  );
}

/** Lines have no id but their position. */
type Line = Invoice['lines'][number] & { place: number };

function useColumns(): Column<Line>[] {
  const { t } = useLingui();
  return [
    {
      key: 'what',
      label: t`Description`,
      isName: true,
      cell: ({ description, is_gst_free }) => (
        <>
          <bdi>{description}</bdi>
          {is_gst_free && (
            <span className="block text-sm font-normal text-ink-3">
              <Trans>GST-free</Trans>
            </span>
          )}
        </>
      ),
    },
    { key: 'quantity', label: t`Quantity`, isNumber: true, cell: ({ quantity }) => quantity },
    { key: 'gst', label: t`GST`, isNumber: true, cell: ({ gst }) => <Amount of={gst} /> },
    { key: 'total', label: t`Total`, isNumber: true, cell: ({ total }) => <Amount of={total} /> },
  ];
}

function Facts({ invoice }: { invoice: Invoice }) {
  const { slashDate } = datesIn(invoice.time_zone);
  const { t } = useLingui();
  const rows = [
    [t`Issued`, slashDate(invoice.issued_at)],
    [t`Paid`, invoice.paid_at && slashDate(invoice.paid_at)],
    [t`Payment`, invoice.payment_number],
    [t`Changes invoice`, invoice.adjusts],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_auto] justify-start gap-x-4 gap-y-1 text-[15px]">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="num">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** An invoice as it was issued, on screen and on paper. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const columns = useColumns();
  const { total, gst } = invoice;
  const net = { ...total, cents: total.cents - gst.cents };
  return (
    <article className="panel p-5 md:p-10 print:p-0 print:shadow-none">
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-4 border-b border-line pb-6">
        <p>
          <span className="block font-display text-xl font-semibold">{invoice.title}</span>
          <bdi className="num text-ink-2">{invoice.number}</bdi>
        </p>
        <Facts invoice={invoice} />
      </div>
      <div className="grid gap-6 py-6 sm:grid-cols-2">
        <Party label={<Trans>From</Trans>} party={invoice.issuer} />
        <Party label={<Trans>To</Trans>} party={invoice.recipient} />
      </div>
      <Table
        caption={t`Lines of the invoice`}
        columns={columns}
        rows={invoice.lines.map((line, place) => ({ ...line, place }))}
        rowKey={({ place }) => place}
      />
      <dl className="ms-auto mt-5 max-w-[320px] border-t border-line pt-4 text-[15px]">
        <div className="flex justify-between gap-4 py-1">
          <dt className="text-ink-2">
            <Trans>Without GST</Trans>
          </dt>
          <dd>
            <Amount of={net} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 py-1">
          <dt className="text-ink-2">
            <Trans>GST</Trans>
          </dt>
          <dd>
            <Amount of={gst} />
          </dd>
        </div>
        <div className="mt-1 flex items-end justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">
            <Trans>Total</Trans>
          </dt>
          <dd className="font-display text-2xl font-bold">
            <Amount of={total} />
          </dd>
        </div>
      </dl>
      {invoice.note && <p className="mt-6 max-w-[65ch] text-[15px] text-ink-2">{invoice.note}</p>}
    </article>
  );
}
