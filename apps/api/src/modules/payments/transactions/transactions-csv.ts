import { writeCsv } from '../../../platform/csv.ts';
import type { TransactionRow } from './transaction.queries.ts';

/** The most that one file holds; a longer history is taken by periods. */
export const csvRows = 50_000;

const columns = ['Date', 'Kind', 'Description', 'Payment', 'Amount', 'Balance', 'Journal'];

const dollars = (cents: number) => (cents / 100).toFixed(2);

const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (at: Date) => format.format(at);
};

/** Transactions for a spreadsheet. */
export function transactionsCsv(rows: readonly TransactionRow[], timeZone: string): Buffer {
  const day = dayIn(timeZone);
  const records = rows.map((row) => [
    ...[day(row.at), row.kind, row.description ?? '', row.paymentNumber ?? ''],
    ...[dollars(row.cents), dollars(row.balanceCents), row.journalId],
  ]);
  return Buffer.from(writeCsv(columns, records));
}
