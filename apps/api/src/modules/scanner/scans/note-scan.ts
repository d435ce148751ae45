import { sql } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type Viewer, viewerKeys } from '../../search/index.ts';
import type { LastScan } from './scan.queries.ts';

/** Scanning again within this time is the same scan. */
const sameScanMinutes = 30;

/** Whether a scan now would only repeat the last one, so that nothing is to be written. */
export const isRepeated = (viewer: Viewer, last: LastScan | undefined, version: number): boolean =>
  last !== undefined &&
  last.viewer === viewerKeys(viewer)[0] &&
  last.version === version &&
  clock.now().getTime() - last.scannedAt.getTime() < minutesMs(sameScanMinutes);

export interface NewScan {
  productId: number;
  version: number;
  /** Now unless said. */
  scannedAt?: Date;
  /** Of a scan made without a network; it counts once however often it is sent. */
  clientKey?: string;
}

/** What a device scanned before the sign-in goes to the account. */
async function adoptScans(tx: Tx, own: string, ofDevice: string): Promise<void> {
  await tx.execute(sql`update scanner.scans s set viewer = ${own} where viewer = ${ofDevice}
    and not exists (select from scanner.scans o where o.viewer = ${own} and o.client_key = s.client_key)`);
}

/** Notes a scan; the product grows more popular by each that counts. Answers whether this one did. */
export function noteScan(db: Db, viewer: Viewer, scan: NewScan): Promise<boolean> {
  const { productId, version, clientKey = null } = scan;
  const at = scan.scannedAt ?? clock.now();
  const since = new Date(at.getTime() - minutesMs(sameScanMinutes)).toISOString();
  const [own, ofDevice] = viewerKeys(viewer);
  return db.transaction(async (tx) => {
    if (ofDevice) await adoptScans(tx, own, ofDevice);
    const { rows } = await tx.execute(sql`
      with noted as (
        insert into scanner.scans (viewer, product_id, version, scanned_at, client_key)
        select ${own}, ${productId}::bigint, ${version}::int, ${at.toISOString()}::timestamptz, ${clientKey}::text
        where not exists (select from scanner.scans where viewer = ${own} and product_id = ${productId}::bigint
          and version = ${version}::int and scanned_at > ${since}::timestamptz
          and scanned_at <= ${at.toISOString()}::timestamptz)
        on conflict do nothing returning product_id)
      insert into scanner.popularity as p (product_id, scans) select product_id, 1 from noted
      on conflict (product_id) do update set scans = p.scans + 1 returning product_id`);
    return rows.length > 0;
  });
}
