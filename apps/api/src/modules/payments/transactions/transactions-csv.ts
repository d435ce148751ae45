import { stringify } from 'csv-stringify/sync';
import type { TransactionRow } from './transaction.queries.ts';

/** The most that one file holds; a longer history is taken by periods. */
export const csvRows = 50_000;

const columns = ['Date', 'Kind', 'Description', 'Payment', 'Amount', 'Balance', 'Journal'];

const dollars = (cents: number) => (cents / 100).toFixed(2);

const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (at: Date) => format.format(at);
};

/** Transactions for a spreadsheet; what could be read as a formula is kept from being one. */
export function transactionsCsv(rows: readonly TransactionRow[], timeZone: string): Buffer {
  const day = dayIn(timeZone);
  const records = rows.map((row) => [
    ...[day(row.at), row.kind, row.description ?? '', row.paymentNumber ?? ''],
    ...[dollars(row.cents), dollars(row.balanceCents), row.journalId],
  ]);
  const isTyped = (value: unknown) => typeof value === 'string' && /^[=@\t\r]|^[+-](?!\d)/.test(value);
  const safe = records.map((record) => record.map((value) => (isTyped(value) ? `'${value}` : value)));
  return Buffer.from(`\uFEFF${stringify([columns, ...safe])}`);
}
