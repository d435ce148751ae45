import { expect, test } from 'vitest';
import { isUpdateDue } from './fetch-pack.ts';

const hours = (count: number) => count * 60 * 60 * 1000;
const open = {};
const costly = { connection: { type: 'cellular' } };
const saving = { connection: { saveData: true } };

const pack = { updatedAt: hours(1000), isWhole: true, engineChangedAt: 0 };

const isDue = (age: number, isNear: boolean, network: object, facts: Partial<typeof pack> = {}) =>
  isUpdateDue({ ...pack, ...facts }, { now: hours(1000) + age, isNear, network });

test('an open scanner asks for differences after an hour, other pages after a day', () => {
  expect([isDue(hours(0.5), true, open), isDue(hours(2), true, open)]).toEqual([false, true]);
  expect([isDue(hours(2), false, open), isDue(hours(25), false, open)]).toEqual([false, true]);
});

test('a network that costs money is used after a day, and only where the scanner is open', () => {
  for (const network of [costly, saving]) {
    expect([isDue(hours(2), true, network), isDue(hours(25), true, network)]).toEqual([false, true]);
    expect(isDue(hours(1000), false, network)).toBe(false);
  }
});

test('a pack that was never whole waits until somebody goes on with it', () => {
  expect(isDue(hours(1000), true, open, { isWhole: false })).toBe(false);
});

test('after another engine was met the open scanner asks sooner, while the server judges anew', () => {
  const changed = { engineChangedAt: hours(1000) };
  expect([isDue(hours(0.05), true, open, changed), isDue(hours(0.2), true, open, changed)]).toEqual([
    false,
    true,
  ]);
  expect(isDue(hours(0.2), false, open, changed)).toBe(false);
});
