interface Waiting {
  id: number;
}

/** The admin queues: their page, and the query parameter for the chosen thing. */
export const queues = {
  ads: { path: '/admin/ads', word: 'ad' },
  products: { path: '/admin/products', word: 'product' },
} as const;
export type Queue = keyof typeof queues;

/** The list's address with another item chosen; the page stays. */
export function choosing(queue: Queue, search: string, id: number): string {
  const { path, word } = queues[queue];
  const params = new URLSearchParams(search);
  params.set(word, String(id));
  return `${path}?${params}`;
}

/** The first page of the list in another state. */
export function inState(queue: Queue, search: string, state: string): string {
  const { path, word } = queues[queue];
  const params = new URLSearchParams(search);
  for (const name of [word, 'page']) params.delete(name);
  params.set('status', state);
  return `${path}?${params}`;
}

/** The item to show next: the one below, or the one above if it was the last. */
export function afterDecision<T extends Waiting>(items: readonly T[], id: number): T | undefined {
  const index = items.findIndex((item) => item.id === id);
  return items[index + 1] ?? items[index - 1];
}

/** The neighbouring item in the list; none past its ends. */
export const stepFrom = <T extends Waiting>(items: readonly T[], id: number, by: -1 | 1): T | undefined =>
  items[items.findIndex((item) => item.id === id) + by];
