import { describe, expect, test } from 'vitest';
import { categoryLabel, categoryPath, footerCategoryPath } from './category-path.ts';

const place = { id: 1, name: 'Motors', slug: 'motors', type: 'classified' } as const;

describe('a category', () => {
  test('of the classifieds leads to its listing [B-066]', () => {
    expect(categoryPath(place)).toBe('/classified-listing/motors');
  });

  test.each([122, 137])('%i leads to the real-estate listing [B-068]', (id) => {
    expect(categoryPath({ ...place, id, slug: 'homes' })).toBe(`/classifieds-realestate/homes/${id}`);
  });

  test('of shops leads to its listing from the menu and to its page from the footer [B-066] [B-077]', () => {
    const homewares = { ...place, id: 400, slug: 'home-living', type: 'retail' } as const;

    expect(categoryPath(homewares)).toBe('/retail-listing/home-living');
    expect(footerCategoryPath(homewares)).toBe('/retail/home-living/400');
  });

  test('of bookings is found through the search', () => {
    expect(categoryPath({ ...place, id: 53, type: 'booking' })).toBe('/search?module=booking&category_id=53');
    expect(footerCategoryPath({ ...place, id: 53, type: 'booking' })).toBe(
      '/search?module=booking&category_id=53',
    );
  });

  test('of the classifieds leads from the footer where its first ad belongs [B-074]', () => {
    expect(footerCategoryPath(place)).toBe('/footer-category/1');
  });

  test('is labelled by its text in retail, by its name elsewhere [B-094]', () => {
    expect(categoryLabel({ name: 'Home & living', text: 'Homewares', type: 'retail' })).toBe('Homewares');
    expect(categoryLabel({ name: 'Motors', text: 'Cars', type: 'classified' })).toBe('Motors');
  });
});
