import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { InvoiceView } from '../components/orders/invoice-view.tsx';
import { loadOrderInvoice } from '../load-invoice.server.ts';
import { receivedOrderPath } from '../order-address.ts';
import type { Route } from './+types/vendor-invoice.ts';

export const handle = { access: 'business:*', screen: 'VendorRetailInvoice' };

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  return loadOrderInvoice(args, args.url.searchParams);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? `${loaderData.invoice.title} ${loaderData.invoice.number}` : msg`Invoice`),
];

export default function VendorInvoice({ loaderData }: Route.ComponentProps) {
  return <InvoiceView shown={loaderData} orderPath={receivedOrderPath(loaderData.orderId)} />;
}
