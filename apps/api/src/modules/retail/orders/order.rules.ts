import {
  type LineState,
  type NextStep,
  type OpenLineMove,
  type OpenOrderMove,
  type OrderMove,
  orderDays,
} from '@souk/contract/modules/retail/orders';
import { daysMs } from '../../../platform/clock.ts';
import { cutLine, isOpen, keptOf, type LineRow, leftOf, unfulfilledOf } from '../../sales/index.ts';
import { orderLife } from './order.life.ts';
import type { OrderRow } from './order.tables.ts';

export type OrderRole = 'buyer' | 'seller';

export const isAllShipped = (lines: readonly LineRow[]): boolean =>
  lines.every((line) => unfulfilledOf(line) === 0);

/** Whether an order has nothing left once these of its open lines are cancelled. */
export const isWholeOf = (open: readonly LineRow[], chosen: readonly LineRow[]): boolean =>
  chosen.length === open.length && open.every(({ fulfilledQuantity }) => fulfilledQuantity === 0);

const owed = ({ totalCents, refundedCents }: Pick<OrderRow, 'totalCents' | 'refundedCents'>) =>
  totalCents - refundedCents;

/** What the buyer gets back for these lines; the last of them returns the postage too. */
export function refundForCancelled(
  order: Pick<OrderRow, 'totalCents' | 'refundedCents'>,
  cancelled: readonly Pick<LineRow, 'totalCents' | 'refundedCents'>[],
  isLast: boolean,
): number {
  const lines = cancelled.reduce((sum, line) => sum + leftOf(line), 0);
  return isLast ? owed(order) : Math.min(lines, owed(order));
}

/** The refund for some pieces of a line; the refunds of all its pieces add up to the line. */
export function centsForPieces(
  { totalCents, quantity }: Pick<LineRow, 'totalCents' | 'quantity'>,
  before: number,
  pieces: number,
): number {
  const upTo = (count: number) => Math.floor((totalCents * count) / quantity);
  return upTo(before + pieces) - upTo(before);
}

export function lineStateOf(line: LineRow): LineState {
  if (line.cancelledAt !== null) return 'cancelled';
  if (line.returnedQuantity === line.quantity) return 'returned';
  if (line.refundedCents > 0) return leftOf(line) === 0 ? 'refunded' : 'part-refunded';
  if (line.fulfilledQuantity === line.quantity) return 'shipped';
  return line.fulfilledQuantity > 0 ? 'part-shipped' : 'ordered';
}

type Disputable = Pick<OrderRow, 'state' | 'deliveredAt' | 'complainUntil' | 'totalCents' | 'refundedCents'>;

const after = (moment: Date | null, days: number): Date | null =>
  moment && new Date(moment.getTime() + daysMs(days));

/** Two weeks after the delivery; longer where a return was refused late. */
export function disputeUntil({
  deliveredAt,
  complainUntil,
}: Pick<Disputable, 'deliveredAt' | 'complainUntil'>): Date | null {
  const until = after(deliveredAt, orderDays.dispute);
  return until && complainUntil && complainUntil > until ? complainUntil : until;
}
export const returnUntil = ({ deliveredAt }: Pick<OrderRow, 'deliveredAt'>) =>
  after(deliveredAt, orderDays.return);

/** A delivered item that is not on its way back can be returned for 30 days. */
export const mayReturn = (order: OrderRow, lines: readonly LineRow[], at: Date): boolean => {
  const until = returnUntil(order);
  return (
    (order.state === 'delivered' || order.state === 'completed') &&
    until !== null &&
    at < until &&
    lines.some((line) => isOpen(line) && keptOf(line) > 0)
  );
};

/** While there is money to decide about. */
export const mayDispute = (order: Disputable, at: Date): boolean => {
  const until = disputeUntil(order);
  const isOpenMove = orderLife.movesFor(order.state, 'buyer').includes('dispute');
  return isOpenMove && owed(order) > 0 && (until === null || at < until);
};

/** The life's move for cancelling; a buyer kept waiting may cancel again once the shop has had its time. */
export function cancelMoveOf(
  { state, buyerMayCancelAt }: Pick<OrderRow, 'state' | 'buyerMayCancelAt'>,
  by: OrderRole | 'system',
  at: Date,
): OrderMove {
  if (state !== 'confirmed') return by === 'system' ? 'time-out' : 'cancel';
  if (by === 'system') return 'never-sent';
  if (by === 'seller') return 'decline';
  return buyerMayCancelAt !== null && at >= buyerMayCancelAt ? 'call-off' : 'cancel';
}

const hasCancelMove = (order: OrderRow, role: OrderRole, at: Date): boolean =>
  orderLife.movesFor(order.state, role).includes(cancelMoveOf(order, role, at));

const mayCancel = (order: OrderRow, lines: readonly LineRow[], role: OrderRole, at: Date): boolean =>
  hasCancelMove(order, role, at) && !isAllShipped(lines);

/** The buyer's confirmation settles nothing that may still be returned. */
const mayComplete = ({ state, openReturns }: OrderRow) =>
  (state === 'shipped' || state === 'delivered') && openReturns === 0;

const isPaid = ({ state }: Pick<OrderRow, 'state'>) => state !== 'pending' && state !== 'cancelled';

/** An order as one of its sides sees it. */
export interface Viewed {
  order: OrderRow;
  lines: readonly LineRow[];
  role: OrderRole;
  /** Its buyer has complained once, which is as often as they may. */
  wasDisputed: boolean;
  at: Date;
}

const buyersMoves = ({ order, lines, wasDisputed, at }: Viewed): OpenOrderMove[] => [
  ...(order.state === 'pending' ? (['pay', 'cancel'] as const) : []),
  ...(mayCancel(order, lines, 'buyer', at) ? (['cancel'] as const) : []),
  ...(mayComplete(order) ? (['complete'] as const) : []),
  ...(!wasDisputed && mayDispute(order, at) ? (['dispute'] as const) : []),
  ...(mayReturn(order, lines, at) ? (['return'] as const) : []),
  ...(order.state === 'pending' ? [] : (['buy-again'] as const)),
];

function sellersMoves({ order, lines, at }: Viewed): OpenOrderMove[] {
  const moves = orderLife.movesFor(order.state, 'seller');
  return [
    ...(['accept', 'ship', 'deliver'] as const).filter((move) => moves.includes(move)),
    ...(mayCancel(order, lines, 'seller', at) ? (['cancel'] as const) : []),
    ...(isPaid(order) && owed(order) > 0 ? (['refund'] as const) : []),
  ];
}

/** What this side may do to the order now. */
export const orderMovesFor = (viewed: Viewed): OpenOrderMove[] =>
  viewed.role === 'buyer' ? buyersMoves(viewed) : sellersMoves(viewed);

/** What this side may do to one line now. */
export function lineMovesFor(order: OrderRow, line: LineRow, role: OrderRole, at: Date): OpenLineMove[] {
  if (!isOpen(line)) return [];
  const moves = orderLife.movesFor(order.state, role);
  const mayCancelLine = mayCancel(order, [line], role, at);
  const mayShip = moves.includes('ship') && unfulfilledOf(line) > 0;
  const mayRefund = role === 'seller' && isPaid(order) && leftOf(line) > 0 && owed(order) > 0;
  return [
    ...(mayCancelLine ? (['cancel'] as const) : []),
    ...(mayShip ? (['ship'] as const) : []),
    ...(mayRefund ? (['refund'] as const) : []),
    ...(role === 'buyer' && mayReturn(order, [line], at) ? (['return'] as const) : []),
  ];
}

const steps: Partial<Record<OrderRow['state'], Omit<NextStep, 'due_at'>>> = {
  pending: { step: 'pay', by: 'buyer', otherwise: 'cancelled' },
  placed: { step: 'accept', by: 'seller', otherwise: 'cancelled' },
  confirmed: { step: 'ship', by: 'seller', otherwise: 'cancelled' },
  shipped: { step: 'arrive', by: 'carrier', otherwise: 'delivered' },
  delivered: { step: 'complete', by: 'buyer', otherwise: 'completed' },
  disputed: { step: 'verdict', by: 'admin', otherwise: null },
};

type Waiting = Pick<OrderRow, 'state' | 'dueAt' | 'shipUntil' | 'openReturns'>;

/** What happens next, and which timed move follows if nobody acts. */
export function nextStepOf({ state, dueAt, shipUntil, openReturns }: Waiting): NextStep | null {
  if (state === 'delivered' && openReturns > 0)
    return { step: 'return', by: 'seller', due_at: null, otherwise: null };
  const step = steps[state];
  const until = state === 'confirmed' ? shipUntil : dueAt;
  return step ? { ...step, due_at: until?.toISOString() ?? null } : null;
}

/** What goes back to the buyer if it, or one line of it, is cancelled now; null where nobody can cancel it. */
export function refundIfCancelled(
  order: OrderRow,
  lines: readonly LineRow[],
  at: Date,
  line?: LineRow,
): number | null {
  if (order.state === 'pending') return line ? null : 0;
  const chosen = (line ? [line] : lines).filter((one) => unfulfilledOf(one) > 0);
  if (!mayCancel(order, chosen, 'buyer', at) && !mayCancel(order, chosen, 'seller', at)) return null;
  const rest = chosen.map((one) => cutLine(one).rest);
  return refundForCancelled(order, rest, isWholeOf(lines.filter(isOpen), chosen));
}
