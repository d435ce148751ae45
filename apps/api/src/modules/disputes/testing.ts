import { asc, eq } from 'drizzle-orm';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { UploadedFile } from '../../platform/http/exchange.ts';
import { onePixel } from '../../testing/one-pixel.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { startSession } from '../identity/index.ts';
import { buildUser } from '../identity/testing.ts';
import type { DisputeRow } from './disputes/dispute.tables.ts';
import { openDispute } from './disputes/open-dispute.ts';
import { messageImages, messages } from './messages/message.tables.ts';

interface Wanted {
  customer: { id: number };
  seller: { id: number };
  /** The disputed subject; a new one by default. */
  subjectId?: number;
  /** The whole price by default. */
  cents?: number;
  wholeCents?: number;
  lineId?: number | null;
  files?: readonly UploadedFile[];
}

let lastSubjectId = 0;

/** A photo as the server receives it. */
export const photo = (name = 'crack.png'): UploadedFile => ({ field: 'images', name, bytes: onePixel });

/** A message with this many photos, as a page sends it. */
export function replyForm(comment: string, photos: number): FormData {
  const form = new FormData();
  form.set('comment', comment);
  for (let n = 0; n < photos; n += 1)
    form.append('images', new Blob([new Uint8Array(onePixel)]), `photo-${n}.png`);
  return form;
}

const config = readConfig({ NODE_ENV: 'test' });

/** Signs a user in again whose session expired when the test moved the clock. */
export function signedInAgain(db: Db, { id }: { id: number }): Promise<{ token: string }> {
  const beginning = { userId: id, device: 'test', address: '::1' };
  return db.transaction((tx) => startSession(tx, config, beginning));
}

/** An open dispute about a made-up subject. */
export function buildDispute(
  db: Db,
  { customer, seller, subjectId, cents = 10_000, wholeCents = cents, lineId = null, files = [] }: Wanted,
): Promise<DisputeRow> {
  lastSubjectId += 1;
  const id = subjectId ?? lastSubjectId;
  const fresh = {
    subject: { kind: 'test.order', id },
    title: `Order ${id}`,
    customerPath: `/orders/detail?order_id=${id}`,
    sellerPath: `/received-orders-detail?order_id=${id}`,
    customerId: customer.id,
    sellerId: seller.id,
    reason: 'Damaged or faulty',
    comment: 'The lid is cracked.',
    currency: 'AUD' as const,
    stake: { lineId, cents, wholeCents },
  };
  return db.transaction((tx) => openDispute(tx, fresh, files));
}

async function buildFor(db: Db, customer: { id: number }): Promise<DisputeRow> {
  return buildDispute(db, { customer, seller: await buildUser(db), files: [photo()] });
}

export const disputesRows: RowBuilders = {
  'disputes.dispute': async ({ db, owner }) => (await buildFor(db, owner)).id,
  'disputes.opened-dispute': async ({ db, owner }) => (await buildFor(db, owner)).id,
  'disputes.image': async ({ db, named }) => {
    const [image] = await db
      .select({ id: messageImages.id })
      .from(messageImages)
      .innerJoin(messages, eq(messages.id, messageImages.messageId))
      .where(eq(messages.disputeId, named['disputes.dispute'] ?? 0))
      .orderBy(asc(messageImages.id));
    return image?.id ?? 0;
  },
};
