import type { CategoryBranch, CategoryLeaf } from '../../shell/categories/category-tree.ts';

/** Categories with an arch, in order. */
export const archSlugs = [
  'real-estate',
  'motors',
  'jobs',
  'furniture-home',
  'electronics',
  'baby-kids',
  'fashion',
  'sport-outdoors',
] as const;
export type ArchSlug = (typeof archSlugs)[number];

export interface Arch {
  slug: ArchSlug;
  category: CategoryLeaf;
  /** How many ads there are, if known. */
  count: ArchCount | null;
}

export interface ArchCount {
  total: number;
  isExact: boolean;
}

export const isArch = (slug: string): slug is ArchSlug => archSlugs.some((known) => known === slug);

/** The arcade's arches with their counts; a deleted category leaves no gap. */
export function archesOf(
  branches: readonly CategoryBranch[],
  counts: ReadonlyMap<number, ArchCount>,
): Arch[] {
  return branches
    .flatMap(({ id, name, slug, type, label }): Arch[] =>
      isArch(slug)
        ? [{ slug, category: { id, name, slug, type, label }, count: counts.get(id) ?? null }]
        : [],
    )
    .toSorted((a, b) => archSlugs.indexOf(a.slug) - archSlugs.indexOf(b.slug));
}
