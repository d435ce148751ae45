import { type AdMove, type AdState, adMoves, adStates } from '@souk/contract/modules/classifieds/ads';
import { describe, expect, test } from 'vitest';
import { adLife } from './ad.life.ts';
import { statusOf } from './ad.present.ts';

/** Every state, each role in it, and the moves open to that role; whatever is not listed is refused. */
const open: [AdState, role: string, moves: Partial<Record<AdMove, AdState>>][] = [
  ['pending', 'owner', { edit: 'pending', delete: 'deleted' }],
  ['pending', 'admin', { approve: 'approved', reject: 'rejected', delete: 'deleted' }],
  ['pending', 'system', { delete: 'deleted' }],
  ['approved', 'owner', { edit: 'pending', 'mark-sold': 'sold', delete: 'deleted' }],
  ['approved', 'admin', { 'take-down': 'rejected', delete: 'deleted' }],
  ['approved', 'system', { expire: 'expired', delete: 'deleted' }],
  ['sold', 'owner', { 'unmark-sold': 'approved', repost: 'pending', delete: 'deleted' }],
  ['sold', 'admin', { 'take-down': 'rejected', delete: 'deleted' }],
  ['sold', 'system', { delete: 'deleted' }],
  ['expired', 'owner', { repost: 'pending', delete: 'deleted' }],
  ['expired', 'admin', { delete: 'deleted' }],
  ['expired', 'system', { delete: 'deleted' }],
  ['rejected', 'owner', { edit: 'pending', repost: 'pending', delete: 'deleted' }],
  ['rejected', 'admin', { delete: 'deleted' }],
  ['rejected', 'system', { delete: 'deleted' }],
  [
    'deleted',
    'owner',
    {
      'restore-pending': 'pending',
      'restore-approved': 'approved',
      'restore-sold': 'sold',
      'restore-expired': 'expired',
      'restore-rejected': 'rejected',
    },
  ],
  ['deleted', 'admin', {}],
  ['deleted', 'system', {}],
  ...adStates.map((state): [AdState, string, object] => [state, 'viewer', {}]),
];

describe('the life of an ad', () => {
  test.each(open)('%s lets %s make these moves and no other: %o', (state, role, moves) => {
    for (const move of adMoves) {
      const to = moves[move];
      if (to) expect(adLife.next(state, move, role)).toBe(to);
      else expect(() => adLife.next(state, move, role)).toThrow(/not possible in the current state/);
    }
    expect(adLife.movesFor(state, role).sort()).toEqual(Object.keys(moves).sort());
  });

  test.each([
    ['pending', 'pending for approval from Admin'],
    ['approved', 'approved'],
    ['sold', 'approved'],
    ['expired', 'expired'],
    ['rejected', 'rejected'],
  ] as const)(
    '%s reads "%s" [status-ad-pending-for-approval-from-admin] [status-ad-approved] [status-ad-expired] [status-ad-rejected]',
    (state, status) => {
      expect(statusOf[state]).toBe(status);
    },
  );
});
