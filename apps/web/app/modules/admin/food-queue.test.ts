import { expect, test } from 'vitest';
import { choosingFood, foodQueueOf, foodQueuePath } from './food-queue.ts';

const queueAt = (search: string) => foodQueueOf(new URLSearchParams(search));

test('the address says which foods are listed; by default those that wait', () => {
  expect(queueAt('')).toBe('pending');
  expect(queueAt('status=rejected')).toBe('rejected');
  expect(queueAt('status=nonsense')).toBe('pending');
  expect(queueAt('status=constructor')).toBe('pending');
  expect(queueAt('is_reported=1')).toBe('reported');
});

test('each list has an address that leads back to it', () => {
  for (const queue of ['pending', 'verified', 'rejected', 'all', 'reported'] as const)
    expect(queueAt(foodQueuePath(queue).split('?')[1] ?? '')).toBe(queue);
});

test('choosing a food keeps the list and its page', () => {
  expect(choosingFood('?status=verified&page=2&food=3', 7)).toBe(
    '/admin/food-products?status=verified&page=2&food=7',
  );
});
