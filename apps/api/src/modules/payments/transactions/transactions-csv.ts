import { writeCsv } from '../../../platform/csv.ts';
import { sheetMoment } from '../../../platform/period.ts';
import type { TransactionRow } from './transaction.queries.ts';

/** The most that one file holds; a longer history is taken by periods. */
export const csvRows = 50_000;

/** A sheet says which zone its moments are in. */
const columnsIn = (timeZone: string) => [
  `Date (${timeZone})`,
  'Kind',
  'Description',
  'Payment',
  'Amount',
  'Balance',
  'Journal',
];

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Transactions for a spreadsheet. */
export function transactionsCsv(rows: readonly TransactionRow[], timeZone: string): Buffer {
  const records = rows.map((row) => [
    sheetMoment(row.at, timeZone),
    row.kind,
    row.description ?? '',
    row.paymentNumber ?? '',
    dollars(row.cents),
    dollars(row.balanceCents),
    row.journalId,
  ]);
  return Buffer.from(writeCsv(columnsIn(timeZone), records));
}
