import * as contract from '@souk/contract/modules/payments/invoices';
import type { Api } from '../../../platform/http/api.ts';
import { asParty } from './invoice.policy.ts';
import { presentInvoice, presentInvoiceSummary } from './invoice.present.ts';
import { getInvoice, listInvoicePage } from './invoice.queries.ts';

export function invoiceRoutes(api: Api) {
  api.answer(contract.getInvoice, async ({ db, user, params }) => {
    const invoice = await getInvoice(db, params.id);
    asParty(invoice, user);
    return presentInvoice(invoice);
  });

  api.answer(contract.getInvoicePdf, async ({ db, user, params, reply }) => {
    const invoice = await getInvoice(db, params.id);
    asParty(invoice, user);
    // Loaded with the first PDF: most processes never draw one.
    const { invoicePdf } = await import('./invoice-pdf.ts');
    const bytes = await invoicePdf(invoice);
    reply.file({ name: `${invoice.number}.pdf`, type: 'application/pdf', bytes });
    return null;
  });

  api.answer(contract.listInvoices, async ({ db, user, query }) => {
    const page = await listInvoicePage(db, { ...query, userId: user.id });
    return { ...page, data: page.data.map((invoice) => presentInvoiceSummary(invoice, user.id)) };
  });
}
