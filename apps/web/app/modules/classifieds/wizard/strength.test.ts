import { expect, test } from 'vitest';
import { adForm } from './ad-form.testing.ts';
import { strengthOf } from './strength.ts';

const seats = [{ slug: 'seats', name: 'Seats', required: true }];

test('every step to a better ad is told, the most telling first', () => {
  const empty = adForm({ title: '', description: '', condition: '', attributes: {} });

  expect(strengthOf(empty, 0, seats)).toEqual({ points: 0, max: 5, level: 'weak', next: 'title' });
  expect(strengthOf(adForm(), 1, seats)).toMatchObject({ points: 3, level: 'fair', next: 'description' });
});

test('an ad with everything has nothing left to hint at', () => {
  const full = adForm({ description: 'a'.repeat(120) });

  expect(strengthOf(full, 4, seats)).toEqual({ points: 5, max: 5, level: 'top', next: undefined });
  expect(strengthOf(full, 3, seats)).toMatchObject({ points: 4, level: 'strong', next: 'more-photos' });
});
