import { listBilling } from '@souk/contract/modules/payments/billing';
import { listInvoices } from '@souk/contract/modules/payments/invoices';
import { listRefunds } from '@souk/contract/modules/payments/refunds';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { BillingView } from './billing-views.ts';

const pageSize = 15;

/** The list of one tab of the billing history. */
export async function loadBilling(args: PageArgs, view: BillingView, asked: URLSearchParams) {
  const page = { page: asked.get('page') ?? undefined, page_size: pageSize };
  if (view === 'payments') {
    const query = { ...page, date_filter: asked.get('date_filter') ?? undefined };
    return { view, list: await call(args, listBilling, { query }) };
  }
  if (view === 'refunds') return { view, list: await call(args, listRefunds, { query: page }) };
  return { view, list: await call(args, listInvoices, { query: { ...page, role: view } }) };
}

export type Billing = Awaited<ReturnType<typeof loadBilling>>;
