import type { EnquiryMove, EnquiryState, enquiryRoles } from '@souk/contract/modules/appointments/enquiries';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, desc, eq, or } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { enquiryLife } from './enquiry.life.ts';
import { type EnquiryRow, enquiries } from './enquiry.tables.ts';

/** Locks a received enquiry; to anybody else it does not exist. */
export async function lockReceived(tx: Tx, id: number, seller: { id: number }): Promise<EnquiryRow> {
  const [enquiry] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.sellerId, seller.id)))
    .for('update');
  if (!enquiry) throw new Problem('record-not-found');
  return enquiry;
}

export async function insertEnquiry(
  tx: Tx,
  fresh: Omit<typeof enquiries.$inferInsert, 'state'>,
): Promise<EnquiryRow> {
  const [enquiry] = await tx
    .insert(enquiries)
    .values({ ...fresh, state: enquiryLife.first })
    .returning();
  if (!enquiry) throw new Error('the enquiry was not written');
  const record = { subjectId: enquiry.id, move: 'enquire', from: null, to: enquiry.state, by: 'customer' };
  await recordMove(tx, enquiryLife, { ...record, byUserId: enquiry.senderId });
  return enquiry;
}

/** Answers a locked enquiry or throws the life's refusal: the only writer of its state. */
export async function moveEnquiry(
  tx: Tx,
  enquiry: EnquiryRow,
  move: EnquiryMove,
  set: Partial<Pick<EnquiryRow, 'reply' | 'reason'>>,
): Promise<EnquiryRow> {
  const state = enquiryLife.next(enquiry.state, move, 'seller');
  const [moved] = await tx
    .update(enquiries)
    .set({ ...set, state, answeredAt: clock.now() })
    .where(eq(enquiries.id, enquiry.id))
    .returning();
  if (!moved) throw new Error('the enquiry was not moved');
  const record = { subjectId: enquiry.id, move, from: enquiry.state, to: state, by: 'seller' };
  await recordMove(tx, enquiryLife, { ...record, byUserId: enquiry.sellerId });
  return moved;
}

type Role = (typeof enquiryRoles)[number];
type Sought = PageQuery & { status?: EnquiryState | undefined; role?: Role | undefined };

function isOf({ id }: { id: number }, role: Role | undefined) {
  const sides = { customer: eq(enquiries.senderId, id), seller: eq(enquiries.sellerId, id) };
  return role ? sides[role] : or(sides.customer, sides.seller);
}

/** An enquiry for its sender or the business; to anybody else it does not exist. */
export async function getOwnEnquiry(reader: Reader, id: number, user: { id: number }): Promise<EnquiryRow> {
  const [enquiry] = await reader
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isOf(user, undefined)));
  if (!enquiry) throw new Problem('record-not-found');
  return enquiry;
}

/** A page of what somebody has asked or was asked, the newest first. */
export async function listEnquiries(
  reader: Reader,
  user: { id: number },
  { status, role, page, page_size: size }: Sought,
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const isWanted = and(isOf(user, role), status ? eq(enquiries.state, status) : undefined);
  const rows = await reader
    .select()
    .from(enquiries)
    .where(isWanted)
    .orderBy(desc(enquiries.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await reader.$count(enquiries, isWanted) };
}
