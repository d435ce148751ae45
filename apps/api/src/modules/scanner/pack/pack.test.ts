import { getFoodPack, unpackAllergens, unpackVerdicts } from '@souk/contract/modules/scanner/pack';
import { engineVersion } from '@souk/food/analyse';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { reviewProduct } from '../products/review-product.ts';
import { buildFood } from '../testing.ts';

describe('the offline pack', () => {
  test('tells of each food what a scan without a network needs, and later only what is another', async () => {
    const { as, db, advance } = await startApi();
    const admin = await buildUser(db, { isAdmin: true });
    const food = await buildFood(db, {
      ...{ gtin: '0000096385074', name: 'Prawn pie', brand: 'Reef' },
      ingredients: 'Prawns, wheat flour, lard. May contain milk.',
    });
    const other = await buildFood(db, { name: 'Rice' });
    await buildFood(db, { state: 'pending' });
    const fetchPack = (since?: string) =>
      as().call(getFoodPack, since === undefined ? {} : { query: { since } });

    expect((await fetchPack()).products).toEqual([]);
    await advance(minutesMs(1));
    const whole = await fetchPack();

    expect(whole).toMatchObject({ has_more: false, gone: [], engine_version: engineVersion });
    expect(whole.products).toHaveLength(2);
    const [code, name, brand, packed, allergens, traces, diets, reasons] = whole.products[0] ?? [];
    expect([code, name, brand, diets]).toEqual(['96385074', 'Prawn pie', 'Reef', 'nn']);
    expect(unpackVerdicts(packed ?? '')).toEqual(food.verdicts);
    expect([unpackAllergens(allergens ?? ''), unpackAllergens(traces ?? '')]).toEqual([
      food.allergens,
      food.mayContain,
    ]);
    expect(reasons).toContain('lard');

    expect(await fetchPack(whole.next)).toMatchObject({ products: [], gone: [], next: whole.next });
    const review = { status: 'rejected', reason: 'Not sold any more.' } as const;
    await db.transaction((tx) => reviewProduct(tx, admin, other.id, review));
    await advance(minutesMs(1));

    expect(await fetchPack(whole.next)).toMatchObject({
      ...{ products: [], gone: [other.gtin.replace(/^0+/, '')] },
    });
    expect((await as().send(getFoodPack, { query: { since: 'yesterday' } })).status).toBe(423);
  });
});
