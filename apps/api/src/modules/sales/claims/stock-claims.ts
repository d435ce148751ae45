import { Problem } from '../../../platform/errors.ts';
import {
  type Claimant,
  holdStock,
  OutOfStock,
  releaseHeld,
  returnStock,
  takeHeld,
} from '../../availability/index.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import type { LineRow } from '../lines/line.tables.ts';
import type { Claims } from '../trade.ts';

const claimantOf = (checkoutId: number): Claimant => ({ kind: checkoutKind, id: checkoutId });

const wantedOf = ({ stockId }: Pick<LineRow, 'stockId'>, quantity: number) =>
  stockId === null ? [] : [{ stockId, quantity }];

/** A buyer who comes too late learns how much is left of which item. */
function withItems(error: OutOfStock, lines: readonly LineRow[]): Problem {
  const items = new Map(lines.map(({ stockId, itemId }) => [stockId, itemId]));
  const short = error.short.map(({ stockId, free }) => ({ item_id: items.get(stockId), free }));
  return new Problem('out-of-stock', { data: { short } });
}

/** Lines with a counted stock claim it on behalf of their checkout. */
export const stockClaims: Claims = {
  hold: async (tx, { checkout, lines }) => {
    const wanted = lines.flatMap((line) => wantedOf(line, line.quantity));
    await holdStock(tx, wanted, claimantOf(checkout.id), checkout.expiresAt).catch((error: unknown) => {
      throw error instanceof OutOfStock ? withItems(error, lines) : error;
    });
  },
  take: async (tx, { checkout }) => {
    await takeHeld(tx, claimantOf(checkout.id));
  },
  release: async (tx, { id }) => {
    await releaseHeld(tx, claimantOf(id));
  },
  restore: (tx, { checkoutId }, pieces) =>
    returnStock(
      tx,
      claimantOf(checkoutId),
      pieces.flatMap(({ line, quantity }) => wantedOf(line, quantity)),
    ),
};
