import { type Category, listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { loadFooterCategories } from './category-tree.server.ts';
import { treeOf } from './category-tree.ts';

const category = (id: number, changes: Partial<Category> = {}): Category =>
  ({
    id,
    pid: 0,
    name: `Name ${id}`,
    slug: `slug-${id}`,
    text: null,
    type: 'classified',
    icon: 'car',
    position: id,
    ...changes,
  }) as Category;

describe('the categories of the menus', () => {
  test('stand by trade and position, each under its parent', () => {
    const tree = treeOf([
      category(1, { position: 2 }),
      category(2, { position: 1 }),
      category(3, { pid: 1, position: 9 }),
      category(4, { pid: 1, position: 4 }),
      category(5, { type: 'booking' }),
    ]);

    expect(tree.classified.map(({ id }) => id)).toEqual([2, 1]);
    expect(tree.classified[1]?.children.map(({ id }) => id)).toEqual([4, 3]);
    expect(tree.booking.map(({ id }) => id)).toEqual([5]);
    expect(tree.retail).toEqual([]);
  });

  test('are read by their text in retail, by their name elsewhere [B-094]', () => {
    const tree = treeOf([category(1, { type: 'retail', text: 'Homewares' }), category(2, { text: 'Cars' })]);

    expect(tree.retail[0]?.label).toBe('Homewares');
    expect(tree.classified[0]?.label).toBe('Name 2');
  });

  test('are missing from the footer while they cannot be loaded, and only then', async () => {
    const broken = await buildPageArgs(buildRequest());
    expect(await loadFooterCategories(broken.args)).toBeNull();

    const many = Array.from({ length: 9 }, (_, index) => category(index + 1));
    const { args } = await buildPageArgs(buildRequest(), {
      [listCategoriesBySlug.path]: { body: { data: many } },
    });
    const footer = await loadFooterCategories(args);

    expect(footer?.classified.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(footer?.classified[0]).not.toHaveProperty('children');
  });
});
