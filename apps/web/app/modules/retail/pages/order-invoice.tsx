import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import bag from '../../../ui/art/bag.svg';
import { InvoiceView } from '../components/orders/invoice-view.tsx';
import { loadOrderInvoice } from '../load-invoice.server.ts';
import { orderPath } from '../order-address.ts';
import type { Route } from './+types/order-invoice.ts';

export const handle = { access: 'visitor-or-private', screen: 'OrderInvoice' };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await visitorOrPrivate(args);
  return viewer ? loadOrderInvoice(args, args.url.searchParams) : null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? `${loaderData.invoice.title} ${loaderData.invoice.number}` : msg`Invoice`),
  { name: 'robots', content: 'noindex' },
];

export default function OrderInvoicePage({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <InvoiceView shown={loaderData} orderPath={orderPath(loaderData.orderId)} />
  ) : (
    <LoginFirst title={<Trans>Log in to see your invoice</Trans>} object={bag} palette="rose">
      <Trans>Log in with the account that placed the order.</Trans>
    </LoginFirst>
  );
}
