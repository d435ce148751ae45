import { getFoodProduct, reportFoodProduct, scanFoodProduct } from '@souk/contract/modules/scanner/products';
import { saveFoodProfile } from '@souk/contract/modules/scanner/profiles';
import { saveFoodProduct, suggestFoodChange } from '@souk/contract/modules/scanner/submissions';
import { describe, expect, test } from 'vitest';
import { erasePersonalData, exportPersonalData } from '../../platform/personal-data.ts';
import { startApi } from '../../testing/start-api.ts';
import { buildUser } from '../identity/testing.ts';
import { multipart, picture } from '../sellers/testing.ts';
import { reviewProduct } from './products/review-product.ts';
import { buildFood, nextGtin } from './testing.ts';

describe('what the scanner knows of a person', () => {
  test('is in their export and goes with them; what they added stays without name and pictures', async () => {
    const { as, db } = await startApi();
    const [user, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
    const food = await buildFood(db);
    const body = multipart({ product_code: nextGtin(), name: 'Halva', images: [await picture()] });
    const { envelope } = await as(user).send(saveFoodProduct, { body });
    const { id } = envelope.data as { id: number };
    await db.transaction((tx) => reviewProduct(tx, admin, id, { status: 'verified' }));
    const profile = { strictness: 'strict', avoids: ['milk'], diets: [] } as const;
    await as(user).send(saveFoodProfile, { body: profile });
    await as(user).call(scanFoodProduct, { query: { product_code: food.gtin } });
    const change = { name: 'Rusks', labels: [] };
    await as(user).call(suggestFoodChange, { params: { id: food.id }, body: change });
    const report = { reason: 'Wrong', comment: 'My own words' };
    await as(user).call(reportFoodProduct, { params: { id: food.id }, body: report });

    expect((await exportPersonalData(db, user.id)).scanner).toMatchObject({
      profile: [{ strictness: 'strict', avoids: ['milk'] }],
      scans: [{ productId: food.id }],
      added: [{ id, name: 'Halva', state: 'verified' }],
      photographs: [{ productId: id }],
      suggestions: [{ productId: food.id }],
      reports: [{ comment: 'My own words' }],
    });
    await db.transaction((tx) => erasePersonalData(tx, user.id));

    expect((await exportPersonalData(db, user.id)).scanner).toMatchObject({
      profile: [],
      scans: [],
      added: [],
      suggestions: [],
      reports: [{ comment: null }],
      photographs: [],
      changed: [],
    });
    expect(await as().call(getFoodProduct, { params: { id } })).toMatchObject({ name: 'Halva', images: [] });
  });
});
