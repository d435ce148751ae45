import { describe, expect, test } from 'vitest';
import { categoryLabel, categoryPath } from './category-path.ts';

const place = { id: 1, name: 'Motors', slug: 'motors', type: 'classified' } as const;

describe('a category', () => {
  test('of the classifieds leads to its listing [B-066]', () => {
    expect(categoryPath(place)).toBe('/classified-listing/motors');
  });

  test.each([122, 137])('%i leads to the real-estate listing [B-068]', (id) => {
    expect(categoryPath({ ...place, id, slug: 'homes' })).toBe(`/classifieds-realestate/homes/${id}`);
  });

  test('of shops and bookings is found through the search', () => {
    expect(categoryPath({ ...place, id: 400, type: 'retail' })).toBe('/search?module=retail&category_id=400');
  });

  test('is labelled by its text in retail, by its name elsewhere [B-094]', () => {
    expect(categoryLabel({ name: 'Home & living', text: 'Homewares', type: 'retail' })).toBe('Homewares');
    expect(categoryLabel({ name: 'Motors', text: 'Cars', type: 'classified' })).toBe('Motors');
  });
});
