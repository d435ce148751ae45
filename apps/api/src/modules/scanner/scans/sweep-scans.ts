import { deviceDays } from '@souk/contract/modules/search/views';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dropScansBefore } from './scan.queries.ts';

/** Deletes scans once the cookie of their device has expired; the product's popularity stays. */
export const sweepScans = (db: Db): Promise<void> =>
  dropScansBefore(db, new Date(clock.now().getTime() - daysMs(deviceDays)));
