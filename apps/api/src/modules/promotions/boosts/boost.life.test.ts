import { boostStates } from '@souk/contract/modules/promotions/boosts';
import { describe, expect, test } from 'vitest';
import { boostLife } from './boost.life.ts';
import { tierBy } from './boost.rules.ts';

const open: Record<string, Record<string, string>> = {
  pending: { start: 'active', drop: 'void', 'give-up': 'void' },
  active: { shorten: 'active', end: 'ended' },
};

describe('the life of a boost', () => {
  test.each(boostStates)('makes only these moves when %s', (state) => {
    for (const move of ['start', 'shorten', 'end', 'drop', 'give-up'] as const) {
      const to = open[state]?.[move];
      if (to) expect(boostLife.next(state, move, 'system')).toBe(to);
      else expect(() => boostLife.next(state, move, 'system')).toThrow(/over/);
      expect(() => boostLife.next(state, move, 'owner')).toThrow(/over/);
    }
  });
});

describe('where a thing stands', () => {
  test.each([
    [[], 0],
    [['featured'], 1],
    [['featured', 'premium'], 2],
  ] as const)('with %o running is tier %i', (running, tier) => {
    expect(tierBy(running)).toBe(tier);
  });
});
