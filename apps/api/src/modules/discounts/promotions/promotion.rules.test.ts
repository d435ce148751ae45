import { inEnglish } from '@souk/contract/shared/say';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOf, nameOf, type Occasion, offOf, promotionProblem, stateOf } from './promotion.rules.ts';

const [before, at, after] = [1, 2, 3].map((day) => new Date(2026, 2, day)) as [Date, Date, Date];

const spring = {
  id: 1,
  code: null,
  percent: 20 as number | null,
  amountCents: null as number | null,
  currency: 'AUD' as const,
  subjects: [] as { kind: string; id: number }[],
  startsAt: before,
  endsAt: after,
  isFirstVisit: false,
  days: [] as number[],
  fromMinute: null as number | null,
  untilMinute: null as number | null,
  leastCents: null as number | null,
  usesMax: null as number | null,
  customerUsesMax: null as number | null,
  uses: 0,
  isActive: true,
  removedAt: null,
};

const occasion: Occasion = {
  items: [{ kind: 'test.service', id: 1, cents: 6000 }],
  spentCents: 6000,
  at,
  timeZone: 'Australia/Sydney',
  // A Tuesday at ten.
  starts: { day: 2, minute: 600 },
  customerUses: 0,
  isFirstVisit: true,
};

const problemOf = (changes: Partial<typeof spring>, given: Partial<Occasion> = {}) => {
  const problem = promotionProblem({ ...spring, ...changes }, { ...occasion, ...given });
  return problem && inEnglish(problem);
};

const quiet = { days: [1, 2], fromMinute: 540, untilMinute: 660 };

describe('a promotion', () => {
  test.each([
    [{}, {}, undefined],
    [{ endsAt: at }, {}, 'This promotion is over.'],
    [{ startsAt: after }, {}, 'This promotion starts on 3 March 2026.'],
    [{ isActive: false }, {}, 'This code is not valid.'],
    [{ usesMax: 3, uses: 3 }, {}, 'This promotion has been used up.'],
    [{ usesMax: 3, uses: 2 }, {}, undefined],
    [{ customerUsesMax: 1 }, { customerUses: 1 }, 'You have used this promotion already.'],
    [{ customerUsesMax: 1 }, { customerUses: undefined }, 'You have used this promotion already.'],
    [{ customerUsesMax: 2 }, { customerUses: 1 }, undefined],
    [{ isFirstVisit: true }, { isFirstVisit: false }, 'This promotion is for a first visit.'],
    [{ isFirstVisit: true }, { customerUses: 1 }, 'You have used this promotion already.'],
    [quiet, {}, undefined],
    [quiet, { starts: { day: 3, minute: 600 } }, 'This promotion does not apply at that time.'],
    [quiet, { starts: { day: 2, minute: 660 } }, 'This promotion does not apply at that time.'],
    [quiet, { starts: undefined }, 'This promotion depends on the time: please choose one first.'],
    [{ subjects: [{ kind: 'test.service', id: 2 }] }, {}, 'This promotion is not for what you have chosen.'],
    [{ leastCents: 6001 }, {}, 'This promotion needs at least $60.01.'],
    [{ leastCents: 6000 }, {}, undefined],
  ])('%j says of %j why it does not apply', (changes, given, text) => {
    expect(problemOf(changes, given)).toBe(text);
  });

  test('stands where its days, its uses and its seller have brought it', () => {
    const states = [{}, { startsAt: after }, { isActive: false }, { usesMax: 1, uses: 1 }, { endsAt: at }];

    expect(states.map((changes) => stateOf({ ...spring, ...changes }, at))).toEqual([
      'running',
      'scheduled',
      'paused',
      'used-up',
      'over',
    ]);
  });

  test('is called by its title and share', () => {
    expect(nameOf({ title: 'Spring', percent: 20 })).toBe('Spring 20 %');
    expect(nameOf({ title: '20 % in spring', percent: 20 })).toBe('20 % in spring');
    expect(nameOf({ title: 'Five dollars off', percent: null })).toBe('Five dollars off');
  });
});

const anyItems = fc.array(
  fc.record({
    kind: fc.constant('test.service'),
    id: fc.integer({ min: 1, max: 4 }),
    cents: fc.nat(500_000),
  }),
  { maxLength: 6 },
);
const anyTerms = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountCents: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 900_000 }) }),
);
const anySubjects = fc.array(
  fc.record({ kind: fc.constant('test.service'), id: fc.integer({ min: 1, max: 4 }) }),
  {
    maxLength: 3,
  },
);
const anyPromotion = fc
  .tuple(anyTerms, anySubjects, fc.integer({ min: 1, max: 99 }))
  .map(([terms, subjects, id]) => ({ ...spring, ...terms, subjects, id }));

describe('what promotions take off', () => {
  test('[discount-limit] never leaves less than nothing, and comes only off what they are for', () => {
    fc.assert(
      fc.property(anyPromotion, anyItems, (promotion, items) => {
        const fitting = items.filter(
          ({ id }) => promotion.subjects.length === 0 || promotion.subjects.some((one) => one.id === id),
        );
        const whole = fitting.reduce((sum, { cents }) => sum + cents, 0);

        const off = offOf(promotion, items);

        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(whole);
        expect(off).toBe(offOf(promotion, fitting));
      }),
    );
  });

  test('is that of the best one alone, whichever comes first', () => {
    const promotions = fc.uniqueArray(anyPromotion, { maxLength: 6, selector: ({ id }) => id });
    fc.assert(
      fc.property(promotions, anyItems, (all, items) => {
        const given = { ...occasion, items };
        const offs = all.filter((one) => !promotionProblem(one, given)).map((one) => offOf(one, items));

        const best = bestOf(all, () => given);

        expect(best ? offOf(best, items) : 0).toBe(Math.max(0, ...offs));
        expect(bestOf(all.toReversed(), () => given)).toBe(best);
      }),
    );
  });
});
