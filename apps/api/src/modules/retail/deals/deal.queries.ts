import type { DealMove, dealStatuses } from '@souk/contract/modules/retail/deals';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { dealLife } from './deal.life.ts';
import { type DealRow, deals } from './deal.tables.ts';

/** The deal, unless it was withdrawn. */
export async function getDeal(reader: Reader, dealId: number): Promise<DealRow> {
  const [deal] = await reader
    .select()
    .from(deals)
    .where(and(eq(deals.id, dealId), ne(deals.state, 'withdrawn')));
  if (!deal) throw new Problem('record-not-found');
  return deal;
}

/** Own deals only: a stranger's does not exist. */
export async function getOwnDeal(reader: Reader, dealId: number, seller: { id: number }): Promise<DealRow> {
  const deal = await getDeal(reader, dealId);
  if (deal.sellerId !== seller.id) throw new Problem('record-not-found');
  return deal;
}

/** A page of the seller's deals, latest first. */
export async function listDealsOf(
  reader: Reader,
  sellerId: number,
  { page, page_size: size, status }: PageQuery & { status?: (typeof dealStatuses)[number] | undefined },
): Promise<{ rows: DealRow[]; total: number }> {
  const isActive = inArray(deals.state, ['scheduled', 'running']);
  const isWanted = and(
    eq(deals.sellerId, sellerId),
    ne(deals.state, 'withdrawn'),
    status === 'active' ? isActive : undefined,
    status === 'inactive' ? eq(deals.state, 'ended') : undefined,
  );
  const rows = await reader
    .select()
    .from(deals)
    .where(isWanted)
    .orderBy(desc(deals.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await reader.$count(deals, isWanted) };
}

const dueOf = ({ state, startsAt, endsAt }: DealRow): Date | undefined =>
  ({ scheduled: startsAt, running: endsAt, ended: undefined, withdrawn: undefined })[state];

/** PostgreSQL's exclusion violation on the deals of one product. */
const overlaps = (error: unknown): never => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const isOverlap = cause instanceof Error && 'code' in cause && cause.code === '23P01';
  throw isOverlap ? new Problem('deal-overlaps') : error;
};

export async function insertDeal(tx: Tx, fresh: Omit<typeof deals.$inferInsert, 'state'>): Promise<DealRow> {
  const [deal] = await tx
    .insert(deals)
    .values({ ...fresh, state: dealLife.first })
    .returning()
    .catch(overlaps);
  if (!deal) throw new Error('the deal was not written');
  const record = { subjectId: deal.id, move: 'create', from: null, to: deal.state, by: 'owner' };
  await recordMove(tx, dealLife, { ...record, byUserId: deal.sellerId }, dueOf(deal));
  return deal;
}

interface Moved {
  move: DealMove;
  by: 'owner' | 'system';
  changes?: Partial<Omit<typeof deals.$inferInsert, 'state'>>;
}

/** Moves the deal or throws the life's refusal: the only writer of its state. */
export async function moveDeal(tx: Tx, deal: DealRow, { move, by, changes }: Moved): Promise<DealRow> {
  const state = dealLife.next(deal.state, move, by);
  const [moved] = await tx
    .update(deals)
    .set({ ...changes, state, updatedAt: clock.now() })
    .where(eq(deals.id, deal.id))
    .returning()
    .catch(overlaps);
  if (!moved) throw new Error('the deal was not moved');
  const byUserId = by === 'owner' ? deal.sellerId : null;
  const record = { subjectId: deal.id, move, from: deal.state, to: state, by, byUserId };
  await recordMove(tx, dealLife, record, dueOf(moved));
  return moved;
}
