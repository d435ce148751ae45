import { type DisputeState, disputeMoves, disputeStates } from '@souk/contract/modules/disputes/disputes';
import { describe, expect, test } from 'vitest';
import { timedMove } from '../../../platform/states.ts';
import { disputeLife } from './dispute.life.ts';

const verdicts = {
  'resolve-customer': 'resolved-customer',
  'resolve-seller': 'resolved-seller',
  'resolve-split': 'resolved-split',
};

/** Role → state → what it may do there and where that leads. */
const moves: Record<string, Partial<Record<DisputeState, Record<string, string>>>> = {
  seller: {
    open: { 'reply-seller': 'seller-replied' },
    'customer-replied': { 'reply-seller': 'seller-replied' },
  },
  customer: {
    open: { 'reply-customer': 'customer-replied', withdraw: 'withdrawn' },
    'seller-replied': { 'reply-customer': 'customer-replied', withdraw: 'withdrawn' },
    'customer-replied': { withdraw: 'withdrawn' },
  },
  admin: { open: verdicts, 'seller-replied': verdicts, 'customer-replied': verdicts },
  system: {
    open: { 'propose-refund': 'open' },
    'customer-replied': { 'propose-refund-later': 'customer-replied' },
  },
};

describe('the life of a dispute', () => {
  const cases = Object.keys(moves).flatMap((role) => disputeStates.map((state) => ({ role, state })));

  test.each(cases)(
    'lets the $role make only the moves of the specification when $state',
    ({ role, state }) => {
      const open = moves[role]?.[state] ?? {};
      for (const move of disputeMoves) {
        const to = open[move];
        if (to) expect(disputeLife.next(state, move, role)).toBe(to);
        else expect(() => disputeLife.next(state, move, role)).toThrow(/already been closed/);
      }
    },
  );

  test('gives the seller seven days whenever it is their turn', () => {
    const timed = disputeStates.filter(
      (state) => timedMove(disputeLife, state)?.afterMinutes === 7 * 24 * 60,
    );

    expect(timed).toEqual(['open', 'customer-replied']);
  });
});
