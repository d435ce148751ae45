import { and, asc, eq, inArray, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { stockChanged } from '../events.ts';
import { type ClaimRow, claims, type StockRow, stocks } from './stock.tables.ts';

/** What a stock is held for, such as a checkout. */
export interface Claimant {
  kind: string;
  id: number;
}

export interface Wanted {
  stockId: number;
  quantity: number;
}

export interface StockState {
  onHand: number;
  held: number;
  /** Not held for anybody. */
  free: number;
}

export const freeOf = ({ onHand, held }: Pick<StockRow, 'onHand' | 'held'>): number => onHand - held;

/** Stock → its counts; unknown ids are left out. */
export async function stocksOf(
  reader: Reader,
  stockIds: readonly number[],
): Promise<Map<number, StockState>> {
  if (stockIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(stocks)
    .where(inArray(stocks.id, [...new Set(stockIds)]));
  return new Map(rows.map(({ id, onHand, held }) => [id, { onHand, held, free: onHand - held }]));
}

const isFor = ({ kind, id }: Claimant) => and(eq(claims.forKind, kind), eq(claims.forId, id));

/** Locks stocks in the order of their ids, so that there is no deadlock. */
async function lockWhere(tx: Tx, isWanted: SQL): Promise<Map<number, StockRow>> {
  const rows = await tx.select().from(stocks).where(isWanted).orderBy(asc(stocks.id)).for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

export const lockStocks = async (tx: Tx, stockIds: readonly number[]): Promise<Map<number, StockRow>> =>
  stockIds.length === 0 ? new Map() : lockWhere(tx, inArray(stocks.id, [...new Set(stockIds)]));

/** Locks what is held for the claimant; whether it still is can be read afterwards. */
export const lockHeld = (tx: Tx, claimant: Claimant): Promise<Map<number, StockRow>> =>
  lockWhere(
    tx,
    inArray(
      stocks.id,
      tx
        .select({ stockId: claims.stockId })
        .from(claims)
        .where(and(isFor(claimant), eq(claims.state, 'held'))),
    ),
  );

/** Sums the requested amounts per stock, in the order of their ids. */
export function perStock(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, number>();
  for (const { stockId, quantity } of wanted) sums.set(stockId, (sums.get(stockId) ?? 0) + quantity);
  return [...sums]
    .map(([stockId, quantity]) => ({ stockId, quantity }))
    .sort((one, other) => one.stockId - other.stockId);
}

export const claimsOf = (reader: Reader, claimant: Claimant, state: ClaimRow['state']): Promise<ClaimRow[]> =>
  reader
    .select()
    .from(claims)
    .where(and(isFor(claimant), eq(claims.state, state)))
    .orderBy(asc(claims.stockId));

export interface StockChange {
  before: StockRow;
  after: Pick<StockRow, 'onHand' | 'held'>;
}

/**
 * Writes locked stocks, and whatever else is written about them, in one statement and publishes where the available
 * amount has changed.
 */
export async function writeStocks(
  tx: Tx,
  changes: readonly StockChange[],
  about: WithSubquery[] = [],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ before, after: { onHand, held } }) => ({ id: before.id, onHand, held }));
  const written = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as written (id bigint, "onHand" int, held int)`;
  await tx
    .with(...about)
    .update(stocks)
    .set({ onHand: sql`written."onHand"`, held: sql`written.held` })
    .from(written)
    .where(sql`${stocks.id} = written.id`);
  for (const { before, after } of changes) {
    const [free, freeBefore] = [freeOf(after), freeOf(before)];
    if (free !== freeBefore) await publish(tx, stockChanged, { stockId: before.id, free, freeBefore });
  }
}

export const writeStock = (tx: Tx, before: StockRow, after: StockChange['after']): Promise<void> =>
  writeStocks(tx, [{ before, after }]);
