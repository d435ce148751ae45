import { describe, expect, test } from 'vitest';
import { orderLife } from './order.life.ts';

describe('the life of an order', () => {
  test.each([
    ['pending', 'system', ['pay', 'lapse']],
    ['pending', 'buyer', ['lapse']],
    ['placed', 'buyer', ['cancel']],
    ['placed', 'seller', ['accept', 'cancel']],
    ['confirmed', 'buyer', ['call-off']],
    ['confirmed', 'seller', ['decline', 'ship']],
    ['shipped', 'seller', ['deliver']],
    ['shipped', 'buyer', ['dispute']],
    ['delivered', 'buyer', ['complete', 'dispute']],
    ['delivered', 'seller', []],
    ['disputed', 'admin', ['resolve-seller', 'resolve-buyer']],
    ['disputed', 'seller', ['resolve-seller']],
    ['completed', 'buyer', []],
    ['cancelled', 'seller', []],
  ] as const)('lets in state %s the %s make %j', (state, role, moves) => {
    expect(orderLife.movesFor(state, role)).toEqual(moves);
  });

  test('is moved by time when nobody accepts, confirms or complains', () => {
    const days = Object.entries(orderLife.moves).flatMap(([move, { afterMinutes }]) =>
      afterMinutes ? [[move, afterMinutes / 1440]] : [],
    );
    expect(days).toEqual([
      ['time-out', 5],
      ['remind', 3],
      ['arrive', 14],
      ['close', 7],
    ]);
  });
});
