import { getFoodProduct, scanFoodProduct } from '@souk/contract/modules/scanner/products';
import { getFoodProfile, saveFoodProfile } from '@souk/contract/modules/scanner/profiles';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildFood } from '../testing.ts';

const wanted = { school: 'hanafi', strictness: 'strict', avoids: ['milk'], diets: ['vegan'] } as const;

describe('what somebody eats', () => {
  test('is open until it is saved, and for them alone', async () => {
    const { as, db } = await startApi();
    const [user, other] = [await buildUser(db), await buildUser(db)];

    const before = await as(user).call(getFoodProfile);
    const { envelope } = await as(user).send(saveFoodProfile, {
      body: { ...wanted, avoids: ['milk', 'milk'] },
    });

    expect(before).toEqual({ school: null, strictness: 'standard', avoids: [], diets: [] });
    expect(envelope).toMatchObject({ message: 'Food profile saved successfully.', data: wanted });
    expect(await as(user).call(getFoodProfile)).toEqual(wanted);
    expect(await as(other).call(getFoodProfile)).toEqual(before);
    await as(user).call(saveFoodProfile, { body: { strictness: 'lenient', avoids: [], diets: [] } });
    expect(await as(user).call(getFoodProfile)).toEqual({ ...before, strictness: 'lenient' });
  });

  test('decides verdict and warnings; a visitor brings their own', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const { id, gtin } = await buildFood(db, { ingredients: 'Squid 90%, water, butter (milk), salt' });
    await as(user).call(saveFoodProfile, { body: wanted });

    const scanned = await as(user).call(scanFoodProduct, { query: { product_code: gtin } });
    const plain = await as().call(getFoodProduct, { params: { id } });
    const shafii = await as().call(getFoodProduct, {
      params: { id },
      query: { school: 'shafii', avoids: ['mollusc'], diets: [] },
    });

    expect(scanned.verdict).toBe('haram');
    expect(scanned.warnings).toEqual([
      { kind: 'contains', allergen: 'milk' },
      { kind: 'breaks-diet', diet: 'vegan' },
    ]);
    expect(plain).toMatchObject({ verdict: 'haram', halal_status: 'haram', warnings: [] });
    expect(shafii).toMatchObject({
      verdict: 'halal',
      halal_status: 'haram',
      warnings: [{ kind: 'contains', allergen: 'mollusc' }],
    });
  });

  test('takes known words only', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const { envelope } = await as(user).send(saveFoodProfile, { body: { ...wanted, avoids: ['stones'] } });

    expect(envelope).toMatchObject({ status: 423, errors: { 'avoids.0': [expect.any(String)] } });
  });
});
