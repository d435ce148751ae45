import * as contract from '@souk/contract/modules/payments/transactions';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { startOfPeriod } from '../../../platform/period.ts';
import { getSettings } from '../../settings/index.ts';
import { presentTransaction } from './transaction.present.ts';
import { countTransactions, listTransactionRows } from './transaction.queries.ts';
import { csvRows, transactionsCsv } from './transactions-csv.ts';

export function transactionRoutes(api: Api) {
  api.answer(contract.listTransactions, async ({ db, user, query, timeZone }) => {
    const { currency } = await getSettings(db);
    const since = query.date_filter && startOfPeriod(query.date_filter, timeZone);
    const wanted = { sellerId: user.id, currency, since, kind: query.kind };
    const window = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const rows = await listTransactionRows(db, wanted, window);
    const data = rows.map((row) => presentTransaction(row, currency));
    return toPage(data, await countTransactions(db, wanted), query);
  });

  api.answer(contract.exportTransactions, async ({ db, user, query, timeZone, reply }) => {
    const { currency } = await getSettings(db);
    const since = query.date_filter && startOfPeriod(query.date_filter, timeZone);
    const wanted = { sellerId: user.id, currency, since, kind: query.kind };
    const rows = await listTransactionRows(db, wanted, { limit: csvRows, offset: 0 });
    const bytes = transactionsCsv(rows, timeZone);
    reply.file({ name: 'transactions.csv', type: 'text/csv; charset=utf-8', bytes });
    return null;
  });
}
