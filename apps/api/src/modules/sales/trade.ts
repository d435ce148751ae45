import type { Tx } from '../../platform/db/database.ts';
import type { CheckoutRow } from './checkouts/checkout.tables.ts';
import type { InstalmentRow } from './instalments/instalment.tables.ts';
import type { LineRow } from './lines/line.tables.ts';
import type { SaleRow } from './sales/sale.tables.ts';

/** Lines of one trade in one checkout, as its claims see them. */
export interface Claimed {
  checkout: Pick<CheckoutRow, 'id' | 'expiresAt'>;
  lines: readonly LineRow[];
}

/** Pieces of a line that go back to whoever offers them. */
export interface Pieces {
  line: LineRow;
  quantity: number;
}

/** How what can be taken only so often is promised, taken and given back. */
export interface Claims {
  /** Promises all of it until the checkout ends, or refuses. */
  hold: (tx: Tx, claimed: Claimed) => Promise<void>;
  /** The checkout is paid. */
  take: (tx: Tx, claimed: Claimed) => Promise<void>;
  /** Nobody has paid. */
  release: (tx: Tx, checkout: Claimed['checkout']) => Promise<void>;
  /** A sale that was paid does not need these after all. */
  restore: (tx: Tx, sale: Pick<SaleRow, 'id' | 'checkoutId'>, pieces: readonly Pieces[]) => Promise<void>;
}

/** A checkout that was paid, and all that it sells. */
export interface Placed {
  checkout: CheckoutRow;
  sales: readonly SaleRow[];
  lines: readonly LineRow[];
}

/** Who gave an unpaid checkout up. */
export interface LapseActor {
  by: 'buyer' | 'system';
  byUserId?: number;
}

/** How a dispute about a sale was decided. */
export interface Decision {
  /** For whom; `split` gives some back and the rest to the seller. */
  outcome: 'buyer' | 'seller' | 'split';
  refundCents: number;
  byUserId: number;
}

/** What becomes of the trade's own row when something happens to its sale. Sales come locked. */
export interface SaleLife {
  /** What the trade locks before its checkouts. */
  lockFirst: (tx: Tx, buyerId: number) => Promise<void>;
  /** What is due at once is paid and claimed. */
  onPlaced: (tx: Tx, placed: Placed) => Promise<void>;
  /** Nobody has paid. */
  onLapsed: (tx: Tx, sales: readonly SaleRow[], actor: LapseActor) => Promise<void>;
  /** Money came for sales that had lapsed; it goes back. */
  onPaidTooLate: (tx: Tx, sales: readonly SaleRow[]) => Promise<void>;
  /** The provider refused; while the checkout is open the buyer can try again. */
  onPaymentFailed: (
    tx: Tx,
    sales: readonly SaleRow[],
    failed: { checkout: CheckoutRow; paymentId: number },
  ) => Promise<void>;
  /** An admin has granted the buyer's request for money; it stands in the sale already. */
  onRefundGranted: (tx: Tx, sale: SaleRow, granted: { refundId: number; cents: number }) => Promise<void>;
  /** The buyer's bank has taken the money back: nothing is handed over or paid out until it has decided. */
  onChargebackOpened: (tx: Tx, sales: readonly SaleRow[]) => Promise<void>;
  onChargebackClosed: (tx: Tx, sales: readonly SaleRow[], outcome: 'won' | 'lost') => Promise<void>;
  onDisputeResolved: (tx: Tx, sale: SaleRow, decision: Decision) => Promise<void>;
  onDisputeWithdrawn: (tx: Tx, sale: SaleRow) => Promise<void>;
}

/** What becomes of the trade's own row when a sale is paid by a plan. Sales come locked. */
export interface PlanLife {
  onInstalmentPaid: (tx: Tx, sale: SaleRow, instalment: InstalmentRow) => Promise<void>;
  /** The provider refused its payment; the buyer can try again. */
  onInstalmentFailed: (
    tx: Tx,
    sale: SaleRow,
    failed: { instalment: InstalmentRow; paymentId: number },
  ) => Promise<void>;
  /** It was due and is not paid: the buyer is to be reminded. */
  onInstalmentOverdue: (tx: Tx, sale: SaleRow, instalment: InstalmentRow) => Promise<void>;
  /** The grace time is over: the trade makes its own move. */
  onInstalmentGivenUp: (tx: Tx, sale: SaleRow, instalment: InstalmentRow) => Promise<void>;
  /** What was authorised is taken. */
  onCaptured: (tx: Tx, sale: SaleRow) => Promise<void>;
  /** What was authorised is free again before it was taken. */
  onAuthorisationExpired: (tx: Tx, sale: SaleRow) => Promise<void>;
}

/** Everything that a trade tells the kernel about its sales. */
export interface Trade {
  /** The noun of its own that a sale is, `module.noun`; payments, disputes and reviews name sales by it. */
  kind: string;
  /** What its payments are for, as bills and the admin's lists name it. */
  purpose: string;
  claims: Claims;
  life: SaleLife;
  /** Null where its sales are always paid in one. */
  plans: PlanLife | null;
  /** Where either side reads about a sale. */
  pathOf: Record<'buyer' | 'seller', (saleId: number) => string>;
}

const trades = new Map<string, Trade>();

/** Takes a trade's registration; its module calls it once. */
export function registerTrade(trade: Trade): void {
  trades.set(trade.kind, trade);
}

/** The trade of a sale. */
export function tradeOf({ kind }: Pick<SaleRow, 'kind'>): Trade {
  const trade = trades.get(kind);
  if (!trade) throw new Error(`No trade sells ${kind}.`);
  return trade;
}

/** What the trade does with plans; one that has said that it keeps none is not asked. */
export function plansOf(sale: Pick<SaleRow, 'kind'>): PlanLife {
  const { plans, kind } = tradeOf(sale);
  if (!plans) throw new Error(`${kind} knows no payment plans.`);
  return plans;
}

/** Whether sales go by this kind. */
export const isTraded = (kind: string): boolean => trades.has(kind);

/** Sales by their trades, each with what it has to do with them. */
export const byTrade = (sales: readonly SaleRow[]): [Trade, SaleRow[]][] =>
  [...Map.groupBy(sales, ({ kind }) => kind)].map(([kind, own]) => [tradeOf({ kind }), own]);
