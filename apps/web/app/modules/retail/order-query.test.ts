import { describe, expect, test } from 'vitest';
import { orderQueryOf, withStatus } from './order-query.ts';

const asked = (text: string) => orderQueryOf(new URLSearchParams(text));

describe('a list of orders that an address asks for', () => {
  test('is the first page of all where it asks for nothing', () => {
    expect(asked('')).toEqual({ page: '1' });
  });

  test('has the state, the period and the keyword that there are', () => {
    const query = asked('page=2&status=shipped&date_filter=This Week&keyword= cup ');

    expect(query).toEqual({ page: '2', status: 'shipped', date_filter: 'This Week', keyword: 'cup' });
  });

  test('leaves out what there is not', () => {
    expect(asked('status=nowhere&date_filter=Yesterday&keyword=%20')).toEqual({ page: '1' });
  });

  test('looks for no more than 100 letters', () => {
    expect(asked(`keyword=${'a'.repeat(300)}`).keyword).toHaveLength(100);
  });

  test('with another state begins anew and keeps the rest', () => {
    const query = asked('page=3&date_filter=Today&keyword=cup');

    expect(withStatus('/my-orders', query, 'completed')).toBe(
      '/my-orders?status=completed&date_filter=Today&keyword=cup',
    );
    expect(withStatus('/my-orders', asked('page=3'))).toBe('/my-orders');
  });
});
