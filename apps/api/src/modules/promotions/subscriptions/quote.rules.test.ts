import { describe, expect, test } from 'vitest';
import { endOfPeriod } from '../plans/plan.rules.ts';
import type { PlanRow } from '../plans/plan.tables.ts';
import { quoteOf, unusedCents } from './quote.rules.ts';
import type { PeriodRow, SubscriptionRow } from './subscription.tables.ts';

const start = new Date('2026-11-01T00:00:00Z');
const end = new Date('2026-12-01T00:00:00Z');
const half = new Date('2026-11-16T00:00:00Z');

const plan = (id: number, cents: number, period: PlanRow['period'] = 'monthly') =>
  ({ id, cents, period }) as PlanRow;
const paid = (cents: number, period: PlanRow['period'] = 'monthly') =>
  ({ id: 1, planId: 2, cents, period, startsAt: start, endsAt: endOfPeriod(start, period) }) as PeriodRow;
const having = (state: SubscriptionRow['state']) => ({ planId: 2, state, endsAt: end }) as SubscriptionRow;

describe('the unused rest of a period', () => {
  test.each([
    [start, 3000],
    [half, 1500],
    [end, 0],
    [new Date('2026-12-05T00:00:00Z'), 0],
  ])('at %s of 30 dollars is %i cents', (now, cents) => {
    expect(unusedCents(paid(3000), now)).toBe(cents);
  });

  test('of one that a refund has shortened is worth as much a day as before', () => {
    const shortened = { ...paid(3000), endsAt: half };

    expect(unusedCents(shortened, start)).toBe(1500);
    expect(unusedCents(shortened, half)).toBe(0);
  });
});

describe('choosing a plan', () => {
  const active = { subscription: having('active'), current: paid(3000), awaiting: undefined };

  test('without a subscription begins one', () => {
    const none = { subscription: undefined, current: undefined, awaiting: undefined };

    expect(quoteOf(plan(2, 3000), none, half)).toMatchObject({
      manner: 'first',
      cents: 3000,
      creditCents: 0,
    });
    expect(quoteOf(plan(1, 0), none, half)).toMatchObject({ manner: 'present' });
  });

  test('that is dearer begins at once, less the unused rest', () => {
    expect(quoteOf(plan(3, 8000), active, half)).toEqual({
      manner: 'upgrade',
      cents: 8000,
      creditCents: 1500,
      beginsAt: half,
    });
  });

  test.each([
    [3001, 2951],
    [3049, 2999],
    [3050, 3000],
    [3500, 3000],
  ])(
    'for %i cents takes %i of the unused rest off, so that the least charge remains',
    (cents, creditCents) => {
      expect(quoteOf(plan(3, cents), active, start, 50)).toMatchObject({ manner: 'upgrade', creditCents });
    },
  );

  test.each([
    ['cheaper', plan(4, 1000)],
    ['free', plan(1, 0)],
  ])('that is %s waits for the end of the period', (_what, chosen) => {
    expect(quoteOf(chosen, active, half)).toMatchObject({ manner: 'at-end', beginsAt: end, creditCents: 0 });
  });

  test('that costs less than the unused rest waits too, so that nothing paid is lost', () => {
    const yearly = { ...active, current: paid(30_000, 'yearly') };

    expect(quoteOf(plan(3, 8000), yearly, half)).toMatchObject({ manner: 'at-end' });
  });

  test('that one has is no choice', () => {
    expect(quoteOf(plan(2, 3500), active, half)).toMatchObject({ manner: 'present', cents: 3000 });
  });

  test('while a renewal is past due pays that by the terms agreed on, or another plan by its own', () => {
    const late = { ...active, subscription: having('past-due'), awaiting: paid(3000) };

    expect(quoteOf(plan(2, 3500), late, end)).toMatchObject({ manner: 'past-due', cents: 3000 });
    expect(quoteOf(plan(3, 8000), late, end)).toMatchObject({ manner: 'past-due', cents: 8000 });
  });
});
