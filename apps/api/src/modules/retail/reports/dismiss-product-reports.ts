import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { closeReports } from './close-reports.ts';

/** Lets a product stand in spite of its open reports. */
export function dismissProductReports(db: Reader, productId: number): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await closeReports(tx, productId, 'dismissed')) === 0) throw new Problem('report-closed');
  });
}
