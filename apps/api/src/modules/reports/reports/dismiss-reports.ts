import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { closeReports } from './report.queries.ts';
import type { ReportTable } from './report.tables.ts';

/** Closes a thing's open reports without consequences for it. */
export function dismissReports(table: ReportTable, db: Reader, subjectId: number): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await closeReports(table, tx, subjectId, 'dismissed')) === 0) throw new Problem('report-closed');
  });
}
