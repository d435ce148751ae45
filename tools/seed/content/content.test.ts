import { describe, expect, test } from 'vitest';
import type { AttributeSeed } from '../../../apps/api/src/modules/catalogue/taxonomy/attribute-draft.ts';
import { categoryTree } from '../../../apps/api/src/modules/catalogue/taxonomy/category-tree.ts';
import { businessTypes } from '../../../packages/contract/src/shared/seller-types.ts';
import { CATEGORY, OBJECTS } from '../art.ts';
import { type WrittenAd, writeAd } from './ad-texts.ts';
import { attributesOf } from './ads/phrasing.ts';
import { writeDialogue } from './chats.ts';
import { inventAbn, inventBusiness, inventPerson, isAbnShaped } from './people.ts';
import { type Rng, seededRng } from './rng.ts';

const leaves = categoryTree.filter(({ module, pid }) => module === 'classified' && pid !== 0);
const slugOfId = new Map(categoryTree.map(({ id, slug }) => [id, slug]));
const draws = <T>(count: number, seed: number, write: (rng: Rng) => T): T[] => {
  const rng = seededRng(seed);
  return Array.from({ length: count }, () => write(rng));
};

const isWithin = (value: number, { min = -Infinity, max = Infinity }: AttributeSeed) =>
  Number.isFinite(value) && value >= min && value <= max;

const isValid: Record<AttributeSeed['type'], (value: unknown, seed: AttributeSeed) => boolean> = {
  text: (value) => typeof value === 'string' && value.length > 0,
  number: (value, seed) => typeof value === 'number' && isWithin(value, seed),
  select: (value, seed) => typeof value === 'string' && (seed.options ?? []).includes(value),
  'multi-select': (value, seed) =>
    Array.isArray(value) && value.length > 0 && value.every((each) => seed.options?.includes(each)),
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
};

/** What is wrong with the attributes of an ad, in words. */
function attributeProblems(categoryId: number, ad: WrittenAd): string[] {
  const seeds = attributesOf(categoryId);
  const known = new Set(seeds.map(({ slug }) => slug));
  const strangers = Object.keys(ad.attributes).filter((slug) => !known.has(slug));
  const wrong = seeds.filter((seed) => {
    const value = ad.attributes[seed.slug];
    return value === undefined ? seed.required : !isValid[seed.type](value, seed);
  });
  return [...strangers, ...wrong.map(({ slug }) => `${slug}=${String(ad.attributes[slug])}`)];
}

describe('writing ads', () => {
  test('the same seed writes the same ads, another seed others', () => {
    for (const { id } of leaves) {
      const once = draws(5, 7, (rng) => writeAd(rng, id));
      expect(draws(5, 7, (rng) => writeAd(rng, id))).toEqual(once);
      expect(draws(5, 8, (rng) => writeAd(rng, id))).not.toEqual(once);
    }
  });

  test.each(leaves)('$name: fifty ads are sound', ({ id }) => {
    for (const ad of draws(50, id, (rng) => writeAd(rng, id))) {
      expect(ad.title.length, ad.title).toBeGreaterThanOrEqual(3);
      expect(ad.title.length, ad.title).toBeLessThanOrEqual(90);
      expect(ad.description.length, ad.description).toBeGreaterThanOrEqual(40);
      expect(ad.description.length, ad.description).toBeLessThanOrEqual(600);
      expect(`${ad.title} ${ad.description}`).not.toMatch(/[{}]|undefined|NaN|\s{2}|\.\./);
      expect(attributeProblems(id, ad), ad.title).toEqual([]);
      expect(OBJECTS[ad.artKind] ?? CATEGORY[ad.artKind], ad.artKind).toBeDefined();
    }
  });

  test.each(leaves)('$name: at most a fifth of sixty titles repeat, hardly any text does', ({ id }) => {
    const ads = draws(60, id + 1000, (rng) => writeAd(rng, id));

    expect(new Set(ads.map(({ title }) => title)).size).toBeGreaterThanOrEqual(48);
    expect(new Set(ads.map(({ description }) => description)).size).toBeGreaterThanOrEqual(54);
  });

  test('a price stands exactly where the price type promises one', () => {
    for (const { id } of leaves) {
      for (const { priceCents, priceType, title } of draws(30, id, (rng) => writeAd(rng, id))) {
        const isPriced = priceType === 'fixed' || priceType === 'negotiable';
        expect(isPriced ? Number(priceCents) >= 200 : priceCents === null, title).toBe(true);
      }
    }
  });

  test('everything under free stuff is free, and nothing else outside the community is', () => {
    for (const { id, pid } of leaves) {
      const types = new Set(draws(30, id, (rng) => writeAd(rng, id)).map(({ priceType }) => priceType));
      const parent = slugOfId.get(pid);
      const isGift = parent === 'free-stuff' || parent === 'community';
      expect(types.has('free'), slugOfId.get(id)).toBe(isGift);
      expect(types.size > 1 && isGift).toBe(false);
    }
  });

  test('a car costs what its age and make suggest', () => {
    const mazdas = draws(4000, 1, (rng) => writeAd(rng, 100)).filter(
      ({ title, condition }) => /^201[567] Mazda 3/.test(title) && condition === 'good',
    );
    const mean = mazdas.reduce((sum, { priceCents }) => sum + Number(priceCents) / 100, 0) / mazdas.length;

    expect(mazdas.length).toBeGreaterThan(3);
    expect(mean).toBeGreaterThan(11_000);
    expect(mean).toBeLessThan(17_000);
  });

  test('homes let for 230 to 1,300 a week and their price is that rent', () => {
    for (const { rent, priceCents } of draws(300, 3, (rng) => writeAd(rng, 122))) {
      if (!rent) continue;
      expect(rent.weeklyCents).toBe(priceCents);
      expect(rent.weeklyCents).toBeGreaterThanOrEqual(23_000);
      expect(rent.weeklyCents).toBeLessThanOrEqual(130_000);
    }
  });

  test('every vacancy names a company and a salary band that rises', () => {
    const fields = leaves.filter(({ template }) => template === 'job');
    for (const { id } of fields) {
      for (const { job } of draws(20, id, (rng) => writeAd(rng, id))) {
        expect(job?.company.length).toBeGreaterThan(2);
        expect(Number(job?.salaryMinK)).toBeLessThan(Number(job?.salaryMaxK));
      }
    }
  });

  test('no ad carries a telephone number', () => {
    for (const { id } of leaves.filter(({ pid }) => slugOfId.get(pid) !== 'pets')) {
      for (const { description } of draws(20, id, (rng) => writeAd(rng, id))) {
        expect(description).not.toMatch(/\b0\d(?:[\s-]?\d){7,}/);
      }
    }
  });
});

describe('the catalogue art', () => {
  test('every category names a drawing', () => {
    const missing = categoryTree.filter(({ art }) => !OBJECTS[art] && !CATEGORY[art]);

    expect(missing.map(({ name, art }) => `${name}: ${art}`)).toEqual([]);
  });
});

describe('inventing people and businesses', () => {
  test('usernames are short and plain', () => {
    for (const { username } of draws(500, 5, inventPerson)) expect(username).toMatch(/^[a-z0-9._]{3,16}$/);
  });

  test('business numbers pass the public check', () => {
    expect(isAbnShaped('51824753556')).toBe(true);
    expect(isAbnShaped('51824753557')).toBe(false);
    for (const abn of draws(500, 6, inventAbn)) expect(isAbnShaped(abn), abn).toBe(true);
  });

  test('each seller type but shops has thirty names or more and a description', () => {
    for (const type of businessTypes.filter((each) => each !== 'retail')) {
      const businesses = draws(400, 9, (rng) => inventBusiness(rng, type));
      expect(new Set(businesses.map(({ name }) => name)).size, type).toBeGreaterThanOrEqual(30);
      expect(businesses.every(({ description }) => description.length > 40)).toBe(true);
    }
  });
});

describe('writing chats', () => {
  const talk = (rng: Rng, id: number) => {
    const { title, priceCents } = writeAd(rng, id);
    const pid = categoryTree.find((category) => category.id === id)?.pid ?? 0;
    return {
      priceCents,
      lines: writeDialogue(rng, { title, priceCents, group: slugOfId.get(pid) ?? 'goods' }),
    };
  };

  test('a buyer begins and every line says something', () => {
    for (const { id } of leaves) {
      for (const { lines } of draws(20, id, (rng) => talk(rng, id))) {
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(lines.length).toBeLessThanOrEqual(12);
        expect(lines[0]?.by).toBe('buyer');
        for (const { text } of lines) expect(text).toMatch(/^[^{}]{3,200}$/);
      }
    }
  });

  test('no sum in a bargain exceeds the asking price', () => {
    for (const { id } of leaves) {
      for (const { lines, priceCents } of draws(20, id, (rng) => talk(rng, id))) {
        const sums = lines.flatMap(({ text }) =>
          [...text.matchAll(/\$([\d,]+)/g)].map(([, sum = '0']) => sum),
        );
        if (priceCents === null || slugOfId.get(id) === 'gift-cards-and-vouchers') continue;
        for (const sum of sums) expect(Number(sum.replaceAll(',', ''))).toBeLessThanOrEqual(priceCents / 100);
      }
    }
  });

  test('the same seed gives the same talk', () => {
    expect(draws(10, 4, (rng) => talk(rng, 130))).toEqual(draws(10, 4, (rng) => talk(rng, 130)));
  });
});
