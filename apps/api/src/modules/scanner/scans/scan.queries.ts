import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type Viewer, viewerKeys } from '../../search/index.ts';
import { scans } from './scan.tables.ts';

export type LastScan = Pick<typeof scans.$inferSelect, 'viewer' | 'version' | 'scannedAt'>;

/** The version of a product that the viewer has scanned last, and when. */
export async function findLastScan(
  reader: Reader,
  viewer: Viewer,
  productId: number,
): Promise<LastScan | undefined> {
  const [last] = await reader
    .select({ viewer: scans.viewer, version: scans.version, scannedAt: scans.scannedAt })
    .from(scans)
    .where(and(inArray(scans.viewer, viewerKeys(viewer)), eq(scans.productId, productId)))
    .orderBy(desc(scans.scannedAt))
    .limit(1);
  return last;
}

/** Forgets scans of before a moment. */
export async function dropScansBefore(reader: Reader, before: Date): Promise<void> {
  await reader.delete(scans).where(lt(scans.scannedAt, before));
}
