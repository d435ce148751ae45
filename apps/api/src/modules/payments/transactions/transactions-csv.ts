import { writeCsv } from '../../../platform/csv.ts';
import { sheetMoment } from '../../../platform/period.ts';
import type { TransactionRow } from './transaction.queries.ts';

/** Most rows in one file; a longer history is exported by periods. */
export const csvRows = 50_000;

/** A sheet names the zone of its times. */
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
