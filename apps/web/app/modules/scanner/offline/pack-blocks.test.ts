import { type PackedFood, packParts } from '@souk/contract/modules/scanner/pack';
import { describe, expect, test } from 'vitest';
import { blockCount, blockOf, changeFoods, changesByBlock, pressFoods, readFoods } from './pack-blocks.ts';

const food = (code: string, name = 'Rice'): PackedFood =>
  packParts({
    code,
    name,
    brand: '',
    verdicts: 'hhhhhhhhhhhh',
    allergens: '',
    traces: '',
    usual: '',
    whole: 'w',
    diets: 'yy',
    reasons: '',
    additives: '',
    sources: '',
    nutrition: '',
    ratings: ',,',
    from: 'h',
  });

describe('the blocks of the pack', () => {
  test('give foods back as they were kept, names in every script too', async () => {
    const foods = [food('96385074', 'Keşkek'), food('9300675024235', 'حلاوة')];
    expect(await readFoods(await pressFoods(foods))).toEqual(foods);
    expect(await readFoods(undefined)).toEqual([]);
  });

  test('take an even share of codes each, and the same code always the same block', () => {
    const codes = Array.from({ length: 12_800 }, (_none, place) => String(9_300_000_000_000 + place * 10));
    const shares = Map.groupBy(codes, blockOf);
    expect([...shares.keys()].every((block) => block >= 0 && block < blockCount)).toBe(true);
    expect(Math.max(...[...shares.values()].map(({ length }) => length))).toBeLessThanOrEqual(400);
    expect(blockOf('96385074')).toBe(blockOf('96385074'));
  });

  test('are changed by a page only where it has something for them', () => {
    const [one, same, other] = ['1280', '1408', '1281'];
    const changes = changesByBlock({ products: [food(one), food(other)], gone: [same] });
    expect([...changes.keys()].sort()).toEqual([0, 1]);
    expect(changes.get(0)).toEqual({ products: [food(one)], gone: [same] });
    expect(changes.get(1)).toEqual({ products: [food(other)], gone: [] });
  });

  test('lose what is gone, and replace what is another', () => {
    const before = [food('1', 'Old'), food('2'), food('3')];
    const after = changeFoods(before, { products: [food('1', 'New'), food('4')], gone: ['2', '9'] });
    expect(after.map(([code, name]) => `${code} ${name}`).sort()).toEqual(['1 New', '3 Rice', '4 Rice']);
  });

  test('keep a food that is gone and back again within a page', () => {
    expect(changeFoods([food('1')], { products: [food('1', 'Back')], gone: ['1'] })).toEqual([
      food('1', 'Back'),
    ]);
  });

  test('take a quarter of the space of the text', async () => {
    const words = ['Golden date bread', 'Smoky sesame pilaf', 'Crisp lentil crackers', 'Mango gelato'];
    const foods = Array.from({ length: 800 }, (_none, place) =>
      food(String(9_300_000_000_000 + place * 7919), `${words[place % words.length]} ${place % 31}`),
    );
    const pressed = await pressFoods(foods);
    expect(pressed.byteLength).toBeLessThan(JSON.stringify(foods).length / 4);
  });
});
