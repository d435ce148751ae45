import {
  compareFoodProducts,
  getFoodProduct,
  reportFoodProduct,
} from '@souk/contract/modules/scanner/products';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { listOpenReportsOf } from '../reports/product-reports.ts';
import { buildFood } from '../testing.ts';

const nutrition = {
  energyKj: 2100,
  fatG: 25,
  saturatedG: 12,
  carbohydratesG: 60,
  sugarsG: 30,
  fibreG: 2,
  proteinG: 6,
  saltG: 0.8,
  fruitPercent: null,
};

describe('the page of a food', () => {
  test('tells every ingredient’s verdict with its reason and source, and what contradicts a label', async () => {
    const { as, db } = await startApi();
    const { id } = await buildFood(db, {
      name: 'Jelly cake',
      category: 'biscuits-and-cakes',
      nutrition,
      ingredients: 'Wheat flour, sugar, gelatine (pork), emulsifier (E471), flurble. May contain nuts.',
      labels: [{ kind: 'halal-claim' }],
    });

    const food = await as().call(getFoodProduct, { params: { id } });

    expect(food).toMatchObject({
      halal_status: 'haram',
      halal_by: 'engine',
      nova: 4,
      nutri_grade: 'E',
      additives: ['441', '471'],
      reasons: expect.arrayContaining(['gelatine']),
      analysis: {
        unknown: ['flurble'],
        conflicts: [
          { label: 'halal-claim', words: 'gelatine' },
          { label: 'halal-claim', words: 'pork' },
        ],
      },
      labels: [{ kind: 'halal-claim' }],
      version: 1,
      history: [],
      images: [],
      has_own_suggestion: false,
      scan_count: 0,
    });
    expect(food.health_stars).toBeGreaterThanOrEqual(0.5);
    expect(food.may_contain).toContain('hazelnut');
    const gelatine = food.analysis.findings
      .flatMap(({ named }) => named)
      .find(({ words }) => words === 'gelatine');
    expect(gelatine).toMatchObject({ verdict: 'haram', steps: expect.arrayContaining(['origin-stated']) });
    expect(gelatine?.why).toBeTruthy();
    expect(gelatine?.source?.title).toBeTruthy();
  });

  test('names additives among its reasons as people know them', async () => {
    const { as, db } = await startApi();
    const read = async (ingredients: string) => {
      const { id } = await buildFood(db, { ingredients });
      return (await as().call(getFoodProduct, { params: { id } })).reasons;
    };

    expect(await read('Sugar, emulsifier (471), colour (e 120)')).toEqual(['E120', 'E471']);
    expect(await read('Sugar, emulsifier (INS 471)')).toEqual(['INS 471']);
  });

  test('offers what one may eat of the same shelf', async () => {
    const { as, db } = await startApi();
    const shelf = { category: 'soups' } as const;
    const bad = await buildFood(db, { ...shelf, name: 'Ham soup', ingredients: 'Water, ham, salt' });
    const good = await buildFood(db, { ...shelf, name: 'Pea soup', ingredients: 'Water, peas, salt' });
    await buildFood(db, { ...shelf, name: 'Cream soup', ingredients: 'Water, cream (milk), salt' });
    const read = (id: number, query = {}) => as().call(getFoodProduct, { params: { id }, query });

    const all = await read(bad.id);
    const without = await read(bad.id, { avoids: ['milk'] });

    expect(all.alternatives.map(({ name }) => name)).toEqual(['Cream soup', 'Pea soup']);
    expect(without.alternatives.map(({ name }) => name)).toEqual(['Pea soup']);
    expect((await read(good.id)).alternatives).toEqual([]);
  });

  test('reads certificates as of today', async () => {
    const { as, db } = await startApi();
    const certificate = { kind: 'halal-certificate', certifierId: 'iccv' } as const;
    const label = (validUntil: string) => [{ ...certificate, number: 'A-17', validUntil }];
    const ingredients = 'Beef, salt';
    const valid = await buildFood(db, { ingredients, labels: label('2999-01-01') });
    const expired = await buildFood(db, { ingredients, labels: label('2001-01-01') });
    const read = (id: number) => as().call(getFoodProduct, { params: { id } });

    expect(await read(valid.id)).toMatchObject({
      halal_status: 'halal',
      analysis: { certificate: 'counts' },
      labels: [{ certifier: 'iccv', country: 'AU', number: 'A-17', valid_until: '2999-01-01' }],
    });
    expect(await read(expired.id)).toMatchObject({
      halal_status: 'doubtful',
      analysis: { certificate: 'expired' },
    });
  });

  test('is not there for a stranger before it is verified [cat-record-not-found]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const { id } = await buildFood(db, { state: 'pending', owner });
    const read = (who?: { token: string }) => as(who).send(getFoodProduct, { params: { id } });

    expect((await read(owner)).status).toBe(200);
    expect((await read()).envelope).toMatchObject({ status: 404, message: 'Record not found' });
    expect((await read(await buildUser(db))).status).toBe(404);
  });
});

describe('foods side by side', () => {
  test('stand in the order asked for, without what is not public', async () => {
    const { as, db } = await startApi();
    const [one, two] = [await buildFood(db), await buildFood(db)];
    const hidden = await buildFood(db, { state: 'pending' });
    const compare = (ids: string) => as().send(compareFoodProducts, { query: { ids } });
    const shown = (await compare(`${two.id},${hidden.id},${one.id}`)).envelope.data as { id: number }[];

    expect(shown.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await compare(`${hidden.id}-999999999`)).envelope).toMatchObject({
      status: 404,
      message: 'Items not found',
    });
    expect((await compare('1')).status).toBe(423);
    expect((await compare('1,2,3,4,5')).status).toBe(423);
  });
});

describe('a mistake in a food', () => {
  test('is reported once per user, also at once', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const { id } = await buildFood(db);
    const report = () =>
      as(user).send(reportFoodProduct, { params: { id }, body: { reason: 'Ingredients are wrong' } });

    const answers = await Promise.all([report(), report(), report()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await listOpenReportsOf(db, id)).toMatchObject([{ reporterId: user.id }]);
  });

  test('needs a reason, a user and a food that they can see', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const { id } = await buildFood(db, { state: 'pending' });
    const report = (reason: string, who?: { token: string }) =>
      as(who).send(reportFoodProduct, { params: { id }, body: { reason } });

    expect((await report('Wrong', user)).status).toBe(404);
    expect((await report(' ', user)).status).toBe(423);
    expect((await report('Wrong')).status).toBe(401);
  });
});
