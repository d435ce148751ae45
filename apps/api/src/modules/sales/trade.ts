import type { Tx } from '../../platform/db/database.ts';
import type { CheckoutRow } from './checkouts/checkout.tables.ts';
import type { InstalmentRow } from './instalments/instalment.tables.ts';
import type { LineRow } from './lines/line.tables.ts';
import type { SaleRow } from './sales/sale.tables.ts';

/** One trade's lines in one checkout, as its claims see them. */
export interface Claimed {
  checkout: Pick<CheckoutRow, 'id' | 'expiresAt'>;
  lines: readonly LineRow[];
}

/** Pieces of a line that return to the seller. */
export interface Pieces {
  line: LineRow;
  quantity: number;
}

/** How anything of limited supply is held, taken and returned. */
export interface Claims {
  /** Holds everything until the checkout ends, or refuses. */
  hold: (tx: Tx, claimed: Claimed) => Promise<void>;
  /** The checkout is paid. */
  take: (tx: Tx, claimed: Claimed) => Promise<void>;
  /** The checkout ended unpaid. */
  release: (tx: Tx, checkout: Claimed['checkout']) => Promise<void>;
  /** A paid sale no longer needs these. */
  restore: (tx: Tx, sale: Pick<SaleRow, 'id' | 'checkoutId'>, pieces: readonly Pieces[]) => Promise<void>;
}

/** A paid checkout with everything in it. */
export interface Placed {
  checkout: CheckoutRow;
  sales: readonly SaleRow[];
  lines: readonly LineRow[];
}

/** Who ended an unpaid checkout. */
export interface LapseActor {
  by: 'buyer' | 'seller' | 'system';
  byUserId?: number;
}

/** How a dispute about a sale was decided. */
export interface Decision {
  /** In whose favour; `split` refunds a part and leaves the rest to the seller. */
  outcome: 'buyer' | 'seller' | 'split';
  refundCents: number;
  byUserId: number;
}

/** What happens to the trade's own row when something happens to its sale. Sales come locked. */
export interface SaleLife {
  /** What the trade locks before its checkouts. */
  lockFirst: (tx: Tx, buyerId: number) => Promise<void>;
  /** Everything due at once is paid and claimed. */
  onPlaced: (tx: Tx, placed: Placed) => Promise<void>;
  /** The checkout ended unpaid. */
  onLapsed: (tx: Tx, sales: readonly SaleRow[], actor: LapseActor) => Promise<void>;
  /** Money came for sales that had lapsed; it is refunded. */
  onPaidTooLate: (tx: Tx, sales: readonly SaleRow[]) => Promise<void>;
  /** The provider refused; the buyer can try again while the checkout is open. */
  onPaymentFailed: (
    tx: Tx,
    sales: readonly SaleRow[],
    failed: { checkout: CheckoutRow; paymentId: number },
  ) => Promise<void>;
  /** An admin has approved the buyer's refund request; the sale already shows it. */
  onRefundGranted: (tx: Tx, sale: SaleRow, granted: { refundId: number; cents: number }) => Promise<void>;
  /** The buyer's bank has charged the money back: nothing is handed over or paid out until it has decided. */
  onChargebackOpened: (tx: Tx, sales: readonly SaleRow[]) => Promise<void>;
  onChargebackClosed: (tx: Tx, sales: readonly SaleRow[], outcome: 'won' | 'lost') => Promise<void>;
  onDisputeResolved: (tx: Tx, sale: SaleRow, decision: Decision) => Promise<void>;
  onDisputeWithdrawn: (tx: Tx, sale: SaleRow) => Promise<void>;
}

/** What happens to the trade's own row when a sale is paid by a plan. Sales come locked. */
export interface PlanLife {
  onInstalmentPaid: (tx: Tx, sale: SaleRow, instalment: InstalmentRow) => Promise<void>;
  /** The provider refused an instalment's payment; the buyer can try again. */
  onInstalmentFailed: (
    tx: Tx,
    sale: SaleRow,
    failed: { instalment: InstalmentRow; paymentId: number },
  ) => Promise<void>;
  /** An instalment is overdue: the buyer gets a reminder. */
  onInstalmentOverdue: (tx: Tx, sale: SaleRow, instalment: InstalmentRow) => Promise<void>;
  /** Whether a share that nobody pays stays owed and is asked for again, because what it pays for was done. */
  isStillOwed: (tx: Tx, sale: SaleRow) => Promise<boolean>;
  /** The grace time is over: the trade makes its own move. */
  onInstalmentGivenUp: (tx: Tx, sale: SaleRow, instalment: InstalmentRow) => Promise<void>;
  /** The authorised amount was captured. */
  onCaptured: (tx: Tx, sale: SaleRow) => Promise<void>;
  /** The authorised amount was released before it was captured. */
  onAuthorisationExpired: (tx: Tx, sale: SaleRow) => Promise<void>;
}

/** Everything that a trade tells `sales` about its sales. */
export interface Trade {
  /** The trade's noun behind a sale, `module.noun`; payments, disputes and reviews refer to sales by it. */
  kind: string;
  /** The purpose of its payments, as bills and the admin's lists show it. */
  purpose: string;
  claims: Claims;
  life: SaleLife;
  /** Null if its sales are always paid in full. */
  plans: PlanLife | null;
  /** The pages about a sale, for either side. */
  pathOf: Record<'buyer' | 'seller', (saleId: number) => string>;
}

const trades = new Map<string, Trade>();

/** Registers a trade; its module calls this once. */
export function registerTrade(trade: Trade): void {
  trades.set(trade.kind, trade);
}

/** The trade that a sale belongs to. */
export function tradeOf({ kind }: Pick<SaleRow, 'kind'>): Trade {
  const trade = trades.get(kind);
  if (!trade) throw new Error(`No trade sells ${kind}.`);
  return trade;
}

/** The trade's handling of plans; never asked of a trade that has none. */
export function plansOf(sale: Pick<SaleRow, 'kind'>): PlanLife {
  const { plans, kind } = tradeOf(sale);
  if (!plans) throw new Error(`${kind} knows no payment plans.`);
  return plans;
}

/** Whether a kind stands for sales. */
export const isTraded = (kind: string): boolean => trades.has(kind);

/** Sales grouped by trade, each group with its trade's handlers. */
export const byTrade = (sales: readonly SaleRow[]): [Trade, SaleRow[]][] =>
  [...Map.groupBy(sales, ({ kind }) => kind)].map(([kind, own]) => [tradeOf({ kind }), own]);
