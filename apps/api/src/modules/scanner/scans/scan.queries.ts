import { lt } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { scans } from './scan.tables.ts';

/** Deletes scans older than this moment. */
export async function dropScansBefore(reader: Reader, before: Date): Promise<void> {
  await reader.delete(scans).where(lt(scans.scannedAt, before));
}
