import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { buttonClass } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { InvoicePaper, PrintButton } from '../../../payments/index.ts';
import type { OrderInvoice } from '../../load-invoice.server.ts';
import { OrderFrame } from './order-frame.tsx';

/** The invoice of an order, for the screen, for paper and as a file. */
export function InvoiceView({ shown, orderPath }: { shown: OrderInvoice; orderPath: string }) {
  const { invoice, pdfPath } = shown;
  return (
    <OrderFrame
      isNarrow
      back={{ to: orderPath, words: <Trans>Back to the order</Trans> }}
      title={
        <>
          {invoice.title} <bdi className="num">{invoice.number}</bdi>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2.5 print:hidden">
        <PrintButton />
        <a href={pdfPath} download className={buttonClass({ tone: 'line' })}>
          <Icon of={Download} size={18} />
          <Trans>Download PDF</Trans>
        </a>
      </div>
      <InvoicePaper invoice={invoice} />
    </OrderFrame>
  );
}
