import { Trans, useLingui } from '@lingui/react/macro';
import { getInvoice, getInvoicePdf } from '@souk/contract/modules/payments/invoices';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { Download } from 'lucide-react';
import { call, concretePath } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { InvoicePaper } from '../components/invoice-paper.tsx';
import { PrintButton } from '../components/print-button.tsx';
import type { Route } from './+types/billing-invoice.ts';

export const handle = {
  access: 'private',
  screen: 'CustomerBillingInvoice',
  screens: [{ screen: 'VendorBillingInvoice', access: 'business:*' }],
};

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const { params } = args;
  const invoice = await call(args, getInvoice, { params });
  return { invoice, pdfPath: `${apiPrefix}${concretePath(getInvoicePdf.path, params)}` };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(
    matches,
    `${loaderData ? `${loaderData.invoice.title} ${loaderData.invoice.number}` : 'Invoice'}`,
  ),
];

export default function BillingInvoice({ loaderData: { invoice, pdfPath } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <OwnPage
      width="read"
      crumbs={
        <Breadcrumbs
          crumbs={[{ label: t`Billing history`, to: '/billing-history' }, { label: invoice.number }]}
        />
      }
      title={
        <>
          {invoice.title} <bdi className="num">{invoice.number}</bdi>
        </>
      }
      aside={
        <>
          <PrintButton />
          <a href={pdfPath} download className={buttonClass({ tone: 'line' })}>
            <Icon of={Download} size={18} />
            <Trans>Download PDF</Trans>
          </a>
        </>
      }
    >
      <InvoicePaper invoice={invoice} />
    </OwnPage>
  );
}
