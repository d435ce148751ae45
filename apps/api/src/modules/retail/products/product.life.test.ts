import {
  type ProductMove,
  type ProductState,
  productMoves,
  productStates,
} from '@souk/contract/modules/retail/products';
import { describe, expect, test } from 'vitest';
import { productLife } from './product.life.ts';

/** Every state, each role in it, and the moves open to that role; whatever is not listed is refused. */
const open: [ProductState, role: string, moves: Partial<Record<ProductMove, ProductState>>][] = [
  ['draft', 'owner', { submit: 'pending', archive: 'archived' }],
  ['draft', 'admin', {}],
  ['draft', 'system', { publish: 'approved', archive: 'archived' }],
  ['pending', 'owner', { archive: 'archived' }],
  ['pending', 'admin', { approve: 'approved', reject: 'rejected' }],
  ['pending', 'system', { archive: 'archived' }],
  ['approved', 'owner', { edit: 'pending', archive: 'archived' }],
  ['approved', 'admin', { 'take-down': 'rejected' }],
  ['approved', 'system', { archive: 'archived' }],
  ['rejected', 'owner', { submit: 'pending', archive: 'archived' }],
  ['rejected', 'admin', {}],
  ['rejected', 'system', { archive: 'archived' }],
  ['archived', 'owner', { restore: 'draft' }],
  ['archived', 'admin', {}],
  ['archived', 'system', {}],
  ...productStates.map((state): [ProductState, string, object] => [state, 'viewer', {}]),
];

describe('the life of a product', () => {
  test.each(open)('%s lets %s make these moves and no other: %o', (state, role, moves) => {
    for (const move of productMoves) {
      const to = moves[move];
      if (to) expect(productLife.next(state, move, role)).toBe(to);
      else expect(() => productLife.next(state, move, role)).toThrow(/not possible in the current state/);
    }
    expect(productLife.movesFor(state, role).sort()).toEqual(Object.keys(moves).sort());
  });
});
