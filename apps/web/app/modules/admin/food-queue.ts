import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Lists of foods in the admin area: by state, and those with reported mistakes. */
export const foodQueues = {
  pending: msg`Waiting`,
  verified: msg`Verified`,
  rejected: msg`Rejected`,
  all: msg`All`,
  reported: msg`Reported`,
} as const satisfies Record<string, MessageDescriptor>;
export type FoodQueue = keyof typeof foodQueues;

const isQueue = (word: string): word is FoodQueue => Object.hasOwn(foodQueues, word);

export const foodsPath = '/admin/food-products';

/** The list that the address names; by default the queue of what waits. */
export function foodQueueOf(search: URLSearchParams): FoodQueue {
  if (search.get('is_reported')) return 'reported';
  const status = search.get('status') ?? 'pending';
  return isQueue(status) ? status : 'pending';
}

/** How the call and the address name a list. */
export function queueQuery(queue: FoodQueue): Record<string, string> {
  if (queue === 'reported') return { is_reported: '1' };
  return queue === 'all' ? {} : { status: queue };
}

/** The address of a list's first page. */
export const foodQueuePath = (queue: FoodQueue): string =>
  `${foodsPath}?${new URLSearchParams(queue === 'all' ? { status: 'all' } : queueQuery(queue))}`;

/** The list's address with another food chosen; the page stays. */
export function choosingFood(search: string, id: number): string {
  const params = new URLSearchParams(search);
  params.set('food', String(id));
  return `${foodsPath}?${params}`;
}
