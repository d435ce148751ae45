import { webcrypto } from 'node:crypto';
import {
  getFoodPack,
  listFoodPackKeys,
  packKeyAlgorithm,
  packSignature,
  partsOf,
  signedText,
  unpackAllergens,
  unpackNutrition,
  unpackVerdicts,
} from '@souk/contract/modules/scanner/pack';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { engineVersion } from '@souk/food/analyse';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import { presentSeal } from '../../../platform/secrets.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { reviewProduct } from '../products/review-product.ts';
import { buildFood } from '../testing.ts';
import { packKeys } from './pack-key.tables.ts';
import { rotatePackKeys, sealPackKeys, signingKey } from './pack-keys.ts';

const nothingTold = {
  energyKj: null,
  fatG: null,
  saturatedG: null,
  carbohydratesG: null,
  sugarsG: null,
  fibreG: null,
  proteinG: null,
  saltG: null,
  fruitPercent: null,
};

async function isSigned(page: ReplyOf<typeof getFoodPack>, since: string | undefined, key: string) {
  const bytes = Buffer.from(key, 'base64url');
  const publicKey = await webcrypto.subtle.importKey('raw', bytes, packKeyAlgorithm, false, ['verify']);
  const signature = Buffer.from(page.signature, 'base64url');
  const text = Buffer.from(signedText(since, page));
  return webcrypto.subtle.verify(packSignature, publicKey, signature, text);
}

describe('the offline pack', () => {
  test('tells of each food what a scan without a network needs, and later only what is another', async () => {
    const { as, db, advance } = await startApi();
    const admin = await buildUser(db, { isAdmin: true });
    const food = await buildFood(db, {
      gtin: '0000096385074',
      name: 'Prawn pie',
      brand: 'Reef',
      ingredients: 'Prawns, wheat flour, lard, acid (330). May contain milk.',
      nutrition: { ...nothingTold, energyKj: 900 },
    });
    const other = await buildFood(db, { name: 'Dumplings', ingredients: 'Rice, zorbin' });
    await buildFood(db, { state: 'pending' });
    const fetchPack = (since?: string) =>
      as().call(getFoodPack, since === undefined ? {} : { query: { since } });

    expect((await fetchPack()).products).toEqual([]);
    await advance(minutesMs(1));
    const whole = await fetchPack();

    expect(whole).toMatchObject({ has_more: false, gone: [], engine_version: engineVersion });
    expect(whole.products).toHaveLength(2);
    const pie = partsOf(whole.products[0] ?? []);
    expect(pie).toMatchObject({
      code: '96385074',
      name: 'Prawn pie',
      brand: 'Reef',
      diets: 'nn',
      whole: 'w',
      from: 'h',
      additives: '330',
      reasons: expect.stringContaining('lard'),
      ratings: ',,3',
    });
    expect(unpackVerdicts(pie.verdicts)).toEqual(food.verdicts);
    expect([unpackAllergens(pie.allergens), unpackAllergens(pie.traces)]).toEqual([
      food.allergens,
      food.mayContain,
    ]);
    expect(unpackNutrition(pie.nutrition)).toMatchObject({ energy_kj: 900, salt_g: null });
    expect(pie.sources.split(',')).toEqual(food.sources);
    expect(food.sources.length).toBeGreaterThan(0);
    expect(partsOf(whole.products[1] ?? [])).toMatchObject({ name: 'Dumplings', whole: '' });

    expect(await fetchPack(whole.next)).toMatchObject({ products: [], gone: [], next: whole.next });
    const review = { status: 'rejected', reason: 'Not sold any more.' } as const;
    await db.transaction((tx) => reviewProduct(tx, admin, other.id, review));
    await advance(minutesMs(1));

    expect(await fetchPack(whole.next)).toMatchObject({
      products: [],
      gone: [other.gtin.replace(/^0+/, '')],
    });
    expect((await as().send(getFoodPack, { query: { since: 'yesterday' } })).status).toBe(423);
  });

  test('is signed page by page, in its place, by a key that is told before', async () => {
    const { as, db, advance } = await startApi();
    await buildFood(db, { name: 'Signed rice' });
    await advance(minutesMs(1));
    const [key] = await as().call(listFoodPackKeys);

    const page = await as().call(getFoodPack);
    const later = await as().call(getFoodPack, { query: { since: page.next } });

    const checks = (given: typeof page, since?: string) => isSigned(given, since, key?.key ?? '');
    expect(page.signed_by).toBe(key?.id);
    expect(await checks(page)).toBe(true);
    expect(await checks(later, page.next)).toBe(true);
    expect(await checks(later)).toBe(false);
    expect(await checks({ ...page, gone: ['96385074'] })).toBe(false);
    expect(await checks({ ...page, products: page.products.slice(1) })).toBe(false);
    expect(await checks({ ...page, has_more: true })).toBe(false);
  });

  test('is signed by a key that lies sealed in the database, also where it lay in the open before', async () => {
    const { as, db, config } = await startApi();
    const [told] = await as().call(listFoodPackKeys);
    const isSealed = async () =>
      (await db.select().from(packKeys)).every(({ privateKey }) =>
        privateKey.startsWith(presentSeal(config)),
      );
    expect(await isSealed()).toBe(true);
    const { id, secret } = await signingKey(db, config);
    // Like rows from before the migration.
    await db.execute(sql`alter table scanner.pack_keys drop constraint pack_keys_sealed`);
    await db.update(packKeys).set({ privateKey: secret });

    await db.transaction((tx) => sealPackKeys(tx, config));

    expect(await isSealed()).toBe(true);
    expect(await signingKey(db, config)).toEqual({ id, secret });
    const page = await as().call(getFoodPack);
    expect(await isSigned(page, undefined, told?.key ?? '')).toBe(true);
  });

  test('is signed by a new key after half a year, which is told some days before', async () => {
    const { as, db, config, advance } = await startApi();
    const signedBy = async () => (await as().call(getFoodPack)).signed_by;
    const keys = async () => (await as().call(listFoodPackKeys)).map(({ id }) => id);
    const first = await signedBy();

    await advance(daysMs(179));
    await rotatePackKeys(db, config);
    const [next, ...others] = await keys();

    expect(others).toEqual([first]);
    expect(await signedBy()).toBe(first);
    await advance(daysMs(3));
    expect(await signedBy()).toBe(next);
    await advance(daysMs(2));
    await rotatePackKeys(db, config);
    expect(await keys()).toEqual([next]);
  });
});
