import type { DealMove, dealStatuses } from '@souk/contract/modules/discounts/deals';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { idsNamed, keepQuery } from '../../../platform/db/keep-query.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { dealLife } from './deal.life.ts';
import { type DealRow, deals } from './deal.tables.ts';
import { dealKindOf } from './deal-kinds.ts';

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

const now = sql.placeholder('now');

const runningDeals = keepQuery((reader) =>
  reader
    .select()
    .from(deals)
    .where(
      and(
        eq(deals.subjectKind, sql.placeholder('kind')),
        sql`${deals.subjectId} = any(${idsNamed('ids')})`,
        inArray(deals.state, ['scheduled', 'running']),
        lte(deals.startsAt, now),
        gt(deals.endsAt, now),
      ),
    ),
);

/** Thing → the deal that counts now. */
export async function findDeals(
  reader: Reader,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, DealRow>> {
  if (ids.length === 0) return new Map();
  const rows = await runningDeals(reader).execute({ kind, ids: [...new Set(ids)], now: clock.now() });
  return new Map(rows.map((deal) => [deal.subjectId, deal]));
}

const dueOf = ({ state, startsAt, endsAt }: DealRow): Date | undefined =>
  ({ scheduled: startsAt, running: endsAt, ended: undefined, withdrawn: undefined })[state];

/** PostgreSQL's exclusion violation on the deals of one thing. */
const overlapsOf =
  (deal: Pick<DealRow, 'subjectKind'>) =>
  (error: unknown): never => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const isOverlap = cause instanceof Error && 'code' in cause && cause.code === '23P01';
    throw isOverlap ? new Problem('deal-overlaps', { text: dealKindOf(deal).overlaps }) : error;
  };

export async function insertDeal(tx: Tx, fresh: Omit<typeof deals.$inferInsert, 'state'>): Promise<DealRow> {
  const [deal] = await tx
    .insert(deals)
    .values({ ...fresh, state: dealLife.first })
    .returning()
    .catch(overlapsOf(fresh));
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
    .catch(overlapsOf(deal));
  if (!moved) throw new Error('the deal was not moved');
  const byUserId = by === 'owner' ? deal.sellerId : null;
  const record = { subjectId: deal.id, move, from: deal.state, to: state, by, byUserId };
  await recordMove(tx, dealLife, record, dueOf(moved));
  return moved;
}
