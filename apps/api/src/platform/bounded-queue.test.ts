import { describe, expect, test } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

/** Work that lasts until the test ends it. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, letGo: () => resolve('done') };
}

const overload = { code: 'overloaded', status: 503 };

describe('a bounded queue', () => {
  test('works on so many at a time, in the order in which they came', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 5, perOwner: 5 });
    const first = lasting();
    const order: number[] = [];

    const one = queue.run('a', first.work);
    const rest = [2, 3, 4].map((place) => queue.run('a', async () => order.push(place)));
    expect(order).toEqual([]);
    first.letGo();
    await Promise.all([one, ...rest]);

    expect(order).toEqual([2, 3, 4]);
  });

  test('refuses whoever comes when it is full, and takes the next one once it is not', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1, perOwner: 9 });
    const [first, second] = [lasting(), lasting()];
    const running = [queue.run('a', first.work), queue.run('b', second.work)];

    await expect(queue.run('c', async () => 1)).rejects.toMatchObject(overload);
    first.letGo();
    second.letGo();
    await Promise.all(running);

    expect(await queue.run('c', async () => 1)).toBe(1);
  });

  test('leaves room for others whatever one of them brings', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 9, perOwner: 2 });
    const first = lasting();
    const running = [queue.run('a', first.work), queue.run('a', async () => 'second')];

    await expect(queue.run('a', async () => 'third')).rejects.toMatchObject(overload);
    const other = queue.run('b', async () => 'other');
    first.letGo();

    expect(await Promise.all([...running, other])).toEqual(['done', 'second', 'other']);
  });

  test('goes on after work that failed', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 0, perOwner: 1 });
    const failing = queue.run('a', async () => {
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await queue.run('a', async () => 'yes')).toBe('yes');
  });
});
