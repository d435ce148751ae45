import { describe, expect, test } from 'vitest';
import { quoteLife } from './quote.life.ts';

describe('the life of a quote', () => {
  test.each([
    ['Quote-Requested', 'customer', ['cancel']],
    ['Quote-Requested', 'seller', ['decline-request', 'offer-visit', 'send']],
    ['Quote-Requested', 'system', ['expire']],
    ['Appointment', 'customer', ['cancel']],
    ['Appointment', 'seller', ['move-visit', 'send', 'cancel-visit']],
    ['Appointment', 'system', ['expire']],
    ['Quote-Sent', 'customer', ['accept', 'decline', 'cancel']],
    ['Quote-Sent', 'seller', ['revise']],
    ['Quote-Sent', 'system', ['expire']],
  ] as const)('lets in %s the %s make the moves of the specification', (state, role, moves) => {
    expect(quoteLife.movesFor(state, role)).toEqual(moves);
  });

  test.each(quoteLife.ends)('is over in %s', (state) => {
    const roles = ['customer', 'seller', 'system', 'admin'];
    expect(roles.flatMap((role) => quoteLife.movesFor(state, role))).toEqual([]);
  });
});
