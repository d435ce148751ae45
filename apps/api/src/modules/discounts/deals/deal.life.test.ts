import { type DealMove, type DealState, dealMoves } from '@souk/contract/modules/discounts/deals';
import { describe, expect, test } from 'vitest';
import { dealLife } from './deal.life.ts';

const open: [DealState, role: string, moves: Partial<Record<DealMove, DealState>>][] = [
  ['scheduled', 'owner', { change: 'scheduled', withdraw: 'withdrawn' }],
  ['scheduled', 'system', { begin: 'running', withdraw: 'withdrawn' }],
  ['running', 'owner', { change: 'scheduled', withdraw: 'withdrawn' }],
  ['running', 'system', { end: 'ended', withdraw: 'withdrawn' }],
  ['ended', 'owner', { withdraw: 'withdrawn' }],
  ['ended', 'system', { withdraw: 'withdrawn' }],
  ['withdrawn', 'owner', {}],
  ['withdrawn', 'system', {}],
];

describe('the life of a deal', () => {
  test.each(open)('%s lets %s make these moves and no other: %o', (state, role, moves) => {
    for (const move of dealMoves) {
      const to = moves[move];
      if (to) expect(dealLife.next(state, move, role)).toBe(to);
      else expect(() => dealLife.next(state, move, role)).toThrow('This deal is over.');
    }
    expect(dealLife.movesFor(state, role).sort()).toEqual(Object.keys(moves).sort());
  });
});
