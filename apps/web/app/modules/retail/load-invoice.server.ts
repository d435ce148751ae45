import { getInvoicePdf } from '@souk/contract/modules/payments/invoices';
import { getOrderInvoice } from '@souk/contract/modules/retail/order-tracking';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { data } from 'react-router';
import { call, concretePath } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { idIn } from './order-address.ts';

/** The invoice of the order in the address, for either side of it. */
export async function loadOrderInvoice(args: PageArgs, query: URLSearchParams) {
  const id = idIn(query, 'order_id');
  if (!id) throw data(null, { status: 404 });
  const invoice = await call(args, getOrderInvoice, { params: { id } });
  return {
    orderId: id,
    invoice,
    pdfPath: `${apiPrefix}${concretePath(getInvoicePdf.path, { id: invoice.id })}`,
  };
}

export type OrderInvoice = Awaited<ReturnType<typeof loadOrderInvoice>>;
