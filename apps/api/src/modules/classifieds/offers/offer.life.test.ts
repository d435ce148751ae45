import { type OfferMove, offerMoves, offerStates } from '@souk/contract/modules/classifieds/offers';
import { describe, expect, test } from 'vitest';
import { offerLife } from './offer.life.ts';

const open: Record<string, Partial<Record<OfferMove, string>>> = {
  seller: { accept: 'Accepted', reject: 'Rejected' },
  system: { close: 'Rejected', expire: 'Rejected' },
  buyer: {},
};

describe('the life of an offer', () => {
  test.each(Object.entries(open))(
    'lets %s answer a pending one with %o [status-offer-pending] [status-offer-accepted] [status-offer-rejected]',
    (role, moves) => {
      for (const move of offerMoves) {
        const to = moves[move];
        if (to) expect(offerLife.next('Pending', move, role)).toBe(to);
        else expect(() => offerLife.next('Pending', move, role)).toThrow(/already been answered/);
      }
    },
  );

  test.each(offerStates.filter((state) => state !== 'Pending'))('ends with %s', (state) => {
    for (const role of Object.keys(open)) expect(offerLife.movesFor(state, role)).toEqual([]);
  });
});
