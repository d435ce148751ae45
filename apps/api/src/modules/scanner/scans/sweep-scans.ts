import { deviceDays } from '@souk/contract/modules/search/views';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dropScansBefore } from './scan.queries.ts';

/** Forgets scans once the cookie of their device is gone; how popular they made a product stays. */
export const sweepScans = (db: Db): Promise<void> =>
  dropScansBefore(db, new Date(clock.now().getTime() - daysMs(deviceDays)));
