import type { sendOfflineFood } from '@souk/contract/modules/scanner/submissions';
import type { AnswerOf, BodyOf } from '@souk/contract/shared/endpoint';
import { toGtin } from '@souk/food/codes/gtin';
import { and, eq } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Viewer as Looker } from '../../search/index.ts';
import { isPublic, type Viewer } from '../products/product.policy.ts';
import { findByGtin } from '../products/product.queries.ts';
import { products } from '../products/product.tables.ts';
import { noteScan } from '../scans/note-scan.ts';
import { submitProduct } from './submit-product.ts';

interface Sender {
  user: Viewer | null;
  looker: Looker | undefined;
}

type Sent = BodyOf<typeof sendOfflineFood>;
type Outcome = AnswerOf<typeof sendOfflineFood>[number];

/** A scan from before this counts as one from that day; one from the future counts as now. */
const oldestScanDays = 90;

function momentOf(scannedAt: string): Date {
  const now = clock.now().getTime();
  const at = new Date(scannedAt).getTime();
  return new Date(Math.min(now, Math.max(at, now - daysMs(oldestScanDays))));
}

async function takeScan(db: Db, { looker }: Sender, scan: Sent['scans'][number]): Promise<Outcome> {
  const { client_key, product_code: code, scanned_at: scannedAt } = scan;
  const gtin = toGtin(code);
  const product = gtin ? await findByGtin(db, gtin) : undefined;
  if (!product || !isPublic(product)) return { client_key, outcome: 'not-found', product_id: null };
  if (!looker) return { client_key, outcome: 'later', product_id: product.id };
  const { id: productId, version } = product;
  await noteScan(db, looker, { productId, version, scannedAt: momentOf(scannedAt), clientKey: client_key });
  return { client_key, outcome: 'noted', product_id: productId };
}

async function findSent(db: Db, userId: number, clientKey: string): Promise<number | undefined> {
  const [sent] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.createdBy, userId), eq(products.clientKey, clientKey)));
  return sent?.id;
}

async function takeAddition(db: Db, { user }: Sender, addition: Sent['additions'][number]): Promise<Outcome> {
  const { client_key } = addition;
  if (!user) return { client_key, outcome: 'later', product_id: null };
  try {
    const sent = await findSent(db, user.id, client_key);
    const productId = sent ?? (await submitProduct(db, user, addition)).id;
    return { client_key, outcome: 'added', product_id: productId };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The same addition may have been sent twice in parallel.
    const sent = await findSent(db, user.id, client_key);
    if (sent !== undefined) return { client_key, outcome: 'added', product_id: sent };
    return { client_key, outcome: error.code === 'food-exists' ? 'exists' : 'refused', product_id: null };
  }
}

/** Accepts what was done offline, each item separately; items sent again count once. */
export async function sendOffline(db: Db, sender: Sender, { scans, additions }: Sent): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const addition of additions) outcomes.push(await takeAddition(db, sender, addition));
  for (const scan of scans) outcomes.push(await takeScan(db, sender, scan));
  return outcomes;
}
