import type { Category } from '@souk/contract/modules/catalogue/categories';
import { describe, expect, test } from 'vitest';
import { categoryGroups, chosenIn, searchGroups } from './choosable.ts';

const category = (id: number, name: string, more: Partial<Category> = {}): Category => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  text: null,
  template_slug: 'general',
  pid: 0,
  type: 'classified',
  kind: 'general',
  image: null,
  icon: 'tag',
  art: 'tag',
  is_featured: false,
  position: id,
  ...more,
});

const categories = [
  category(1, 'Motors'),
  category(100, 'Cars and Vans', { pid: 1 }),
  category(2, 'Jobs', { template_slug: 'job' }),
  category(120, 'Hospitality', { pid: 2, template_slug: 'job' }),
  category(40, 'Real estate', { template_slug: 'realestate' }),
  category(122, 'Residential', { pid: 40, template_slug: 'realestate' }),
  category(300, 'Fashion', { type: 'retail', text: 'Clothes to wear', template_slug: null }),
  category(50, 'Handyman', { type: 'booking' }),
];

const namesFor = (type: Parameters<typeof categoryGroups>[1]) =>
  categoryGroups(categories, type).map(({ label }) => label);

describe('categories that an account may post in', () => {
  test('[perm-post-ad] private users see ads and shop goods, sellers their own trade, others nothing (A-14)', () => {
    expect(namesFor('private')).toEqual(['Motors', 'Jobs', 'Real estate', 'Clothes to wear']);
    expect(namesFor('retail')).toEqual(['Clothes to wear']);
    expect(namesFor('job')).toEqual(['Jobs']);
    expect(namesFor('real_estate')).toEqual(['Real estate']);
    expect(namesFor('car_dealer')).toEqual(['Motors']);
    expect(namesFor('restaurant')).toEqual([]);
  });

  test('a top category without children is chosen itself', () => {
    const groups = categoryGroups(categories, 'retail');

    expect(chosenIn(groups, 300)).toMatchObject({
      label: 'Clothes to wear',
      module: 'retail',
      template: 'general',
    });
  });

  test('a category of another trade is not chosen', () => {
    expect(chosenIn(categoryGroups(categories, 'job'), 100)).toBeNull();
    expect(chosenIn(categoryGroups(categories, 'job'), 120)).toMatchObject({ template: 'job', parentId: 2 });
  });

  test('typing finds a category by its own and by its parent’s name', () => {
    const groups = categoryGroups(categories, 'private');

    expect(searchGroups(groups, 'motors van').map(({ id }) => id)).toEqual([100]);
    expect(searchGroups(groups, 're').map(({ label }) => label)[0]).toBe('Residential');
    expect(searchGroups(groups, '  ')).toEqual([]);
  });
});
