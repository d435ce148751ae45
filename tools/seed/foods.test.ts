import { isGtin } from '@souk/contract/modules/retail/variant-rules';
import { foodCategories } from '@souk/contract/modules/scanner/words';
import { analyse } from '@souk/food/analyse';
import { checkDigitOf, toGtin } from '@souk/food/codes/gtin';
import { schools, verdicts } from '@souk/food/judging/verdicts';
import { describe, expect, test } from 'vitest';
import { judgePack } from '../../apps/api/src/modules/scanner/products/judge-pack.ts';
import type { Person } from './accounts.ts';
import { ingredientsPanel, pack } from './art/pack.ts';
import { verdictShares, writeFoods } from './content/foods/write-foods.ts';
import { foodsFor, writeShelfFood } from './content/foods/write-shelf-food.ts';
import { seededRng } from './content/rng.ts';
import { anyPlace } from './places.ts';
import { planFoods } from './plan-foods.ts';

const today = '2026-11-21';
const count = 800;
const foods = writeFoods(7, count, today);
const judged = await Promise.all(
  foods.map(async (food) => ({ ...food, judgement: await judgePack(food.facts, today) })),
);
const analysed = foods.map(({ facts }) =>
  analyse({ ingredients: facts.ingredients[facts.mainLanguage] ?? '', labels: facts.labels, today }),
);

describe('the foods of the demo market', () => {
  test('are as many as wanted, the same for the same seed, others for another', () => {
    expect(foods).toHaveLength(count);
    expect(writeFoods(7, count, today)).toEqual(foods);
    expect(writeFoods(8, count, today).map(({ gtin }) => gtin)).not.toEqual(foods.map(({ gtin }) => gtin));
  });

  test('carry sound codes that are left to shops, each its own', () => {
    expect(new Set(foods.map(({ gtin }) => gtin)).size).toBe(count);
    for (const { gtin } of foods) {
      expect(toGtin(gtin), gtin).toBe(gtin);
      expect(checkDigitOf(gtin.slice(0, -1)), gtin).toBe(Number(gtin.at(-1)));
      expect(gtin, gtin).toMatch(/^(29|04|000002)/);
    }
  });

  test.each(verdicts)('are %s in the wanted share by the engine’s own word', (verdict) => {
    const found = judged.filter(({ judgement }) => judgement.halalStatus === verdict).length / count;

    expect(Math.abs(found - verdictShares[verdict])).toBeLessThan(0.03);
  });

  test('stand on every shelf, and nearly every one has something halal', () => {
    const shelves = Map.groupBy(judged, ({ facts }) => facts.category);

    expect([...shelves.keys()].sort()).toEqual([...foodCategories].sort());
    for (const [shelf, ofShelf] of shelves) {
      const halal = ofShelf.filter(({ judgement }) => judgement.halalStatus === 'halal');
      expect(halal.length, shelf).toBeGreaterThan(0);
    }
  });

  test('have names, makers and lists without gaps', () => {
    expect(new Set(foods.map(({ facts }) => `${facts.brand} ${facts.name}`)).size).toBe(count);
    for (const { facts } of foods) {
      const lists = Object.values(facts.ingredients).join(' ');
      expect(`${facts.name} ${lists}`).not.toMatch(/[{}]|undefined|\s{2}|, *,|\.\.|, *\./);
      expect(facts.name.length, facts.name).toBeGreaterThan(3);
    }
  });

  test('show what makes foods hard: conflicts, schools that differ, certificates run out, traces', () => {
    const conflicts = analysed.filter((analysis) => analysis.conflicts.length > 0);
    const expired = analysed.filter(({ certificate }) => certificate === 'expired');
    const disputed = analysed.filter(
      ({ verdict }) => new Set(schools.map((one) => verdict[one].standard)).size > 1,
    );
    const traced = analysed.filter(({ allergens }) => allergens.mayContain.length > 0);

    expect(conflicts.length).toBeGreaterThanOrEqual(5);
    expect(expired.length).toBeGreaterThanOrEqual(5);
    expect(disputed.length).toBeGreaterThanOrEqual(30);
    expect(traced.length).toBeGreaterThanOrEqual(100);
  });

  test('are printed in several languages', () => {
    const languages = new Set(foods.map(({ facts }) => facts.mainLanguage));

    expect([...languages].sort()).toEqual(['ar', 'de', 'en', 'fr', 'id', 'ms', 'tr']);
  });

  test('have changed their recipes now and then, each to something else', () => {
    const changed = foods.filter(({ earlier }) => earlier.length > 0);

    expect(changed.length).toBeGreaterThanOrEqual(8);
    expect(changed.some(({ earlier }) => earlier.length > 1)).toBe(true);
    for (const { earlier, facts } of changed)
      expect(earlier.at(-1)?.ingredients).not.toEqual(facts.ingredients);
  });

  test('are asked for in small numbers too', () => {
    expect(writeFoods(7, 40, today)).toHaveLength(40);
    expect(writeFoods(7, 0, today)).toEqual([]);
  });
});

describe('drawing packs', () => {
  test('gives each food a picture of its own, and the same one again', () => {
    const look = ({ facts, form, motif, taste }: (typeof foods)[number]) =>
      pack({ form, motif, taste, maker: facts.brand, name: facts.name, quantity: facts.quantity });
    const drawn = foods.map(look);

    expect(new Set(drawn).size).toBe(count);
    expect(foods.map(look)).toEqual(drawn);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
  });

  test('prints a list on the back that stays mark-up', () => {
    expect(ingredientsPanel('Mill & Morrow', 'Tea <biscuits>', 'Flour & sugar')).toContain(
      'Flour &amp; sugar',
    );
  });
});

describe('the past of foods', () => {
  const person = (id: number): Person => ({
    id,
    token: '',
    name: `Person ${id}`,
    sellerType: 'private',
    mobile: '',
    shop: undefined,
    email: '',
    businessName: undefined,
    address: '',
    place: anyPlace(seededRng(id)),
  });
  const people = [1, 2, 3, 4].map(person);
  const plan = planFoods(7, foods, people);
  const ofFate = (wanted: string) => plan.filter(({ fate }) => fate === wanted);

  test('has foods that wait, were sent back, and were sent in, some by the demo account', () => {
    expect(ofFate('waiting')).toHaveLength(12);
    expect(ofFate('rejected')).toHaveLength(3);
    expect(ofFate('sent')).toHaveLength(28);
    for (const fate of ['waiting', 'rejected', 'sent'])
      expect(
        ofFate(fate).some(({ sender }) => sender === people[0]),
        fate,
      ).toBe(true);
  });

  test('changes recipes after the food has come and in their order', () => {
    for (const { changeDays, daysAgo, food } of plan) {
      expect(changeDays).toHaveLength(food.earlier.length);
      for (const [step, day] of changeDays.entries())
        expect(day).toBeLessThan(changeDays[step - 1] ?? daysAgo);
    }
  });

  test.each([430, 431, 432, 433, 434])(
    'puts packs on shop shelf %i with their own code and list',
    (categoryId) => {
      const sold = foodsFor(foods, categoryId, today);

      expect(sold.length).toBeGreaterThan(5);
      for (const food of sold) {
        const written = writeShelfFood(seededRng(categoryId), food, categoryId, 'plenty');
        expect(written.title.length).toBeGreaterThanOrEqual(8);
        expect(written.brand).toBe(food.facts.brand);
        expect(written.variants.map(({ barcode }) => barcode)).toEqual([food.gtin]);
        expect(isGtin(food.gtin), food.gtin).toBe(true);
        expect(written.ingredients ?? undefined).toBe(food.facts.ingredients[food.facts.mainLanguage]);
      }
    },
  );
});
