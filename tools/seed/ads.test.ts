import { expect, test } from 'vitest';
import type { Person } from './accounts.ts';
import { paidPlaces, planAds } from './ads.ts';
import { seededRng } from './content/rng.ts';

const types = ['private', 'private', 'private', 'car_dealer', 'real_estate', 'job'] as const;
const people = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  sellerType: types[index % types.length],
})) as unknown as Person[];

test.each([150, 3000])(
  'Paid places in a market of %i ads are few, fresh, and of different categories',
  (count) => {
    const plan = planAds(seededRng(7), people, count);

    const paid = plan.filter(({ tier }) => tier > 0);
    const ofTier = (asked: number) => paid.filter(({ tier }) => tier === asked).length;
    expect([ofTier(2), ofTier(1)]).toEqual([paidPlaces.premium, paidPlaces.featured]);
    expect(new Set(paid.map(({ categoryId }) => categoryId)).size).toBe(paid.length);
    expect(paid.every(({ daysAgo }) => daysAgo >= 1 && daysAgo <= 14)).toBe(true);
  },
);
