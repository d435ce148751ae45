import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { closeReports } from './close-reports.ts';

/** Lets an ad stand in spite of its open reports. */
export function dismissReports(db: Reader, adId: number): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await closeReports(tx, adId, 'dismissed')) === 0) throw new Problem('report-closed');
  });
}
