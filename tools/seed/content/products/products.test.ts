import { isGtin, optionsMatch, variantProblem } from '@souk/contract/modules/retail/variant-rules';
import { describe, expect, test } from 'vitest';
import { checkAttributes } from '../../../../apps/api/src/modules/catalogue/attributes/attribute.rules.ts';
import { categoryTree } from '../../../../apps/api/src/modules/catalogue/taxonomy/category-tree.ts';
import { retailAttributeSeeds } from '../../../../apps/api/src/modules/catalogue/taxonomy/retail-attributes.ts';
import { paintOf } from '../../art/paints.ts';
import { OBJECTS, studio } from '../../art.ts';
import { type Rng, seededRng } from '../rng.ts';
import { wholeShelf } from './product-facts.ts';
import { shops } from './shops.ts';
import * as voices from './voices.ts';
import { categoriesOf, productFacts, productShelves, ranges, writeProduct } from './write-product.ts';
import { colours, inventBarcode } from './write-variants.ts';

const draws = <T>(count: number, seed: number, write: (rng: Rng) => T): T[] => {
  const rng = seededRng(seed);
  return Array.from({ length: count }, () => write(rng));
};

const leaves = categoryTree.filter(({ module, pid }) => module === 'retail' && pid !== 0);
const askedOf = ({ id, pid }: (typeof leaves)[number]) =>
  retailAttributeSeeds
    .filter(({ categoryId }) => categoryId === id || categoryId === pid)
    .map((seed, index) => ({
      ...seed,
      id: index,
      unit: seed.unit ?? null,
      min: seed.min ?? null,
      max: seed.max ?? null,
      options: (seed.options ?? []).map((value) => ({ id: 1, label: value, value })),
    }));
const things = Object.values(productShelves).flat();

describe('writing products', () => {
  test('every category of the shops’ tree has something on its shelf', () => {
    expect(leaves.filter(({ id }) => (productShelves[id] ?? []).length < 6)).toEqual([]);
    expect(Object.keys(productShelves)).toHaveLength(leaves.length);
  });

  test('the same seed writes the same products, another seed others', () => {
    for (const { id } of leaves) {
      const write = (rng: Rng) => writeProduct(rng, id, 'plenty');
      const once = draws(5, 7, write);
      expect(draws(5, 7, write)).toEqual(once);
      expect(draws(5, 8, write)).not.toEqual(once);
    }
  });

  test.each(leaves)('$name: forty products are sound', ({ id }) => {
    for (const product of draws(40, id, (rng) => writeProduct(rng, id, 'plenty'))) {
      const { title, description, variants, artKind } = product;
      expect(title.length, title).toBeGreaterThanOrEqual(8);
      expect(title.length, title).toBeLessThanOrEqual(80);
      expect(description.length, description).toBeGreaterThanOrEqual(60);
      expect(`${title} ${description}`).not.toMatch(/[{}]|undefined|NaN|\s{2}|\.\./);
      expect(OBJECTS[artKind], artKind).toBeDefined();
      expect(optionsMatch(variants), title).toBe(true);
      for (const { priceCents: price, wasCents: was_price, barcode, stock } of variants) {
        expect(price).toBeGreaterThanOrEqual(200);
        expect(variantProblem({ price, was_price })).toBeNull();
        expect(isGtin(barcode), barcode).toBe(true);
        expect(stock).toBeGreaterThan(0);
      }
    }
  });

  test.each(leaves)('$name: every product answers what its shelf asks, and nothing else', (leaf) => {
    const asked = askedOf(leaf);
    for (const { title, attributes } of draws(40, leaf.id, (rng) => writeProduct(rng, leaf.id, 'plenty'))) {
      expect(checkAttributes(asked, attributes), title).toEqual({ isSound: true, values: attributes });
      expect(Object.keys(attributes).length, title).toBeGreaterThan(0);
    }
  });

  test('facts are told of things that are on the shelf, and of each of them', () => {
    for (const { id } of leaves) {
      const nouns = (productShelves[id] ?? []).map(([noun]) => noun);
      expect(Object.keys(productFacts[id] ?? {}).filter((noun) => noun !== wholeShelf)).toEqual(nouns);
    }
  });

  test('a product that is gone has nothing left of any variant', () => {
    const gone = draws(60, 4, (rng) => writeProduct(rng, 420, 'none')).flatMap(({ variants }) => variants);

    expect(gone.every(({ stock }) => stock === 0)).toBe(true);
  });

  test('barcodes are thirteen digits with a sound check digit', () => {
    for (const code of draws(500, 3, inventBarcode)) expect(isGtin(code), code).toBe(true);
  });

  test('basic food is free of GST, sweets and saucepans are not', () => {
    const isFree = (id: number) => writeProduct(seededRng(1), id, 'plenty').isGstFree;

    expect([430, 433, 434, 435].map(isFree)).toEqual([true, true, true, true]);
    expect([420, 431, 432].map(isFree)).toEqual([false, false, false]);
  });

  test('every range has a name of its own, and every thing a price and a sentence', () => {
    expect(new Set(ranges).size).toBe(ranges.length);
    for (const [noun, , low, high, , about] of things) {
      expect(low, noun).toBeLessThan(high);
      expect(about, noun).toMatch(/[.!?]$/);
    }
  });
});

describe('the shops', () => {
  test('are forty with names of their own, a word about themselves and shelves to fill', () => {
    expect(shops).toHaveLength(40);
    expect(new Set(shops.map(({ name }) => name)).size).toBe(40);
    for (const { departments, about } of shops) {
      expect(about.length).toBeGreaterThan(30);
      expect(categoriesOf(departments).length).toBeGreaterThanOrEqual(3);
    }
  });

  test('leave no department without a shop', () => {
    const roots = categoryTree.filter(({ module, pid }) => module === 'retail' && pid === 0);
    const served = new Set(shops.flatMap(({ departments }) => departments));

    expect(roots.filter(({ id }) => !served.has(id))).toEqual([]);
  });
});

describe('the studio', () => {
  test('knows the paint of every colour that a variant is called by', () => {
    expect(colours.filter((colour) => paintOf(colour) === undefined)).toEqual([]);
  });

  test('shows a thing in the colour of its variant, and the same shot twice alike', () => {
    const shot = (colour: string) => studio({ form: 'pot', paint: paintOf(colour), view: 0 });

    expect(shot('Teal')).toBe(shot('Teal'));
    expect(shot('Teal')).not.toBe(shot('Red'));
  });
});

describe('what buyers say', () => {
  test('most are content, and every review says something', () => {
    const written = draws(400, 5, voices.writeReview);
    const mean = written.reduce((sum, { rating }) => sum + rating, 0) / written.length;

    expect(mean).toBeGreaterThan(3.9);
    expect(mean).toBeLessThan(4.7);
    expect(written.every(({ rating, comment }) => rating >= 1 && rating <= 5 && comment.length > 20)).toBe(
      true,
    );
  });
});
