import type { EditedCategory } from '@souk/contract/modules/admin/categories';
import { describe, expect, test } from 'vitest';
import { parentsFor, treeOf } from './category-tree.ts';

const category = (id: number, pid: number): EditedCategory => ({
  id,
  pid,
  name: `C${id}`,
  slug: `c${id}`,
  text: null,
  template_slug: null,
  type: 'classified',
  kind: null,
  image: null,
  icon: 'tag',
  art: 'bag',
  is_featured: false,
  is_active: true,
  position: id,
});

const categories = [category(1, 0), category(2, 1), category(3, 2), category(4, 0)];

describe('the tree of categories', () => {
  test('nests children under their parents', () => {
    expect(treeOf(categories)).toMatchObject([
      {
        category: { id: 1 },
        children: [{ category: { id: 2 }, children: [{ category: { id: 3 }, depth: 2 }] }],
      },
      { category: { id: 4 }, children: [] },
    ]);
  });

  test('never offers a category itself or its descendants as its parent', () => {
    expect(parentsFor(categories, 2).map(({ category: { id } }) => id)).toEqual([1, 4]);
    expect(parentsFor(categories, undefined)).toHaveLength(4);
  });
});
