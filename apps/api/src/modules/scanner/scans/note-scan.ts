import { type SQL, sql } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type Viewer, viewerKeys } from '../../search/index.ts';

/** Another scan within this time is the same scan; the index `scans_once` enforces that for parallel calls. */
const sameScanMinutes = 30;

export interface NewScan {
  productId: number;
  version: number;
  /** The current time by default. */
  scannedAt?: Date;
  /** Given for a scan made offline; it counts once however often it is sent. */
  clientKey?: string;
}

interface NotedScan {
  /** Whether it counts; another scan soon after does not. */
  isNew: boolean;
  /** When the viewer last scanned the product, if ever. */
  lastVersion: number | undefined;
}

/** Moves a device's scans to the account at sign-in. */
const adopted = (own: string, ofDevice: string): SQL => sql`
  left_behind as (delete from scanner.scans where viewer = ${ofDevice}
    returning product_id, version, scanned_at, client_key),
  adopted as (insert into scanner.scans (viewer, product_id, version, scanned_at, client_key)
    select ${own}, product_id, version, scanned_at, client_key from left_behind on conflict do nothing),`;

/**
 * Records a scan; each one that counts makes the product more popular. A single statement whose commit does not wait
 * for the disk, because everybody who scans the same product would queue for its counter. A crash may lose the last
 * moment's scans, but none that a device still keeps for sending.
 */
export async function noteScan(reader: Reader, viewer: Viewer, scan: NewScan): Promise<NotedScan> {
  const { productId, version, clientKey = null } = scan;
  const scannedAt = scan.scannedAt ?? clock.now();
  const at = scannedAt.toISOString();
  const since = new Date(scannedAt.getTime() - minutesMs(sameScanMinutes)).toISOString();
  const keys = viewerKeys(viewer);
  const [own, ofDevice] = keys;
  const { rows } = await reader.execute<{ is_new: boolean; last_version: number | null }>(sql`
    with own as (select version, scanned_at from scanner.scans
      where viewer = any(${sql.param(keys)}::text[]) and product_id = ${productId}::bigint),
    hurried as (select case when ${clientKey}::text is null
      then set_config('synchronous_commit', 'off', true) end),${ofDevice ? adopted(own, ofDevice) : sql``}
    noted as (
      insert into scanner.scans (viewer, product_id, version, scanned_at, client_key)
      select ${own}, ${productId}::bigint, ${version}::int, ${at}::timestamptz, ${clientKey}::text from hurried
      where not exists (select from own where version = ${version}::int
        and scanned_at > ${since}::timestamptz and scanned_at <= ${at}::timestamptz)
      on conflict do nothing returning product_id),
    counted as (insert into scanner.popularity as p (product_id, scans) select product_id, 1 from noted
      on conflict (product_id) do update set scans = p.scans + 1)
    select exists (select from noted) as is_new,
      (select version from own order by scanned_at desc limit 1) as last_version`);
  const [noted] = rows;
  return { isNew: noted?.is_new ?? false, lastVersion: noted?.last_version ?? undefined };
}
