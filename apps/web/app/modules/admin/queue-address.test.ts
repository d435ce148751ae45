import { describe, expect, test } from 'vitest';
import { afterDecision, choosing, inState, stepFrom } from './queue-address.ts';

const ads = [{ id: 7 }, { id: 8 }, { id: 9 }];

describe('the queue', () => {
  test('continues with the next ad, or with the one above if it was the last', () => {
    expect(afterDecision(ads, 7)).toEqual({ id: 8 });
    expect(afterDecision(ads, 9)).toEqual({ id: 8 });
    expect(afterDecision([{ id: 7 }], 7)).toBeUndefined();
  });

  test('steps up and down and stops at its ends', () => {
    expect(stepFrom(ads, 8, 1)).toEqual({ id: 9 });
    expect(stepFrom(ads, 8, -1)).toEqual({ id: 7 });
    expect(stepFrom(ads, 7, -1)).toBeUndefined();
    expect(stepFrom(ads, 9, 1)).toBeUndefined();
  });

  test('keeps its filters in the address', () => {
    const search = '?status=pending&page=2&ad=7';

    expect(choosing('ads', search, 8)).toBe('/admin/ads?status=pending&page=2&ad=8');
    expect(inState('ads', search, 'sold')).toBe('/admin/ads?status=sold');
    expect(choosing('products', '?keyword=jug', 8)).toBe('/admin/products?keyword=jug&product=8');
  });
});
