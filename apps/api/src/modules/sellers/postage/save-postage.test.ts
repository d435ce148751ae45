import { savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { getBusinessProfile, updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildSeller } from '../testing.ts';

describe('postage details', () => {
  test('replace the former ones and are part of the business', async () => {
    const { as, db } = await startApi();
    const shop = await buildSeller(db);
    await as(shop).call(savePostageDetails, { body: { methods: [{ name: 'Slow', price: 5, days: 9 }] } });

    const saved = await as(shop).call(savePostageDetails, {
      body: {
        methods: [
          { name: 'Standard', price: '8.95', days: 5 },
          { name: 'Free', price: 0, days: '7' },
        ],
        ...{ free_over: '80', pickup: true, dispatch_days: 2 },
      },
    });

    expect(saved).toEqual({
      methods: [
        { name: 'Standard', price: { cents: 895, currency: 'AUD' }, days: 5 },
        { name: 'Free', price: { cents: 0, currency: 'AUD' }, days: 7 },
      ],
      free_over: { cents: 8000, currency: 'AUD' },
      pickup: true,
      dispatch_days: 2,
    });
    expect((await as(shop).call(getBusinessProfile)).postage_details).toEqual(saved);
  });

  test.each([
    [{ methods: [] }, 'methods', 'This field is required.'],
    [{ methods: [{ name: ' ', price: 5, days: 2 }] }, 'methods.0.name', 'Name can not be empty.'],
    [{ methods: [{ name: 'A', price: 'five', days: 2 }] }, 'methods.0.price', 'Please enter valid number.'],
    [{ methods: [{ name: 'A', price: -1, days: 2 }] }, 'methods.0.price', 'Please enter valid number.'],
    [{ methods: [{ name: 'A', price: 1, days: 1.5 }] }, 'methods.0.days', 'Please enter valid number.'],
  ])('refuse %j at its field [number-format]', async (body, field, text) => {
    const { as, db } = await startApi();
    const shop = await buildSeller(db);

    const { envelope } = await as(shop).send(savePostageDetails, { body });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('are for shops alone', async () => {
    const { as, db } = await startApi();
    const salon = await buildSeller(db, { sellerType: 'beauty' });

    const direct = () => as(salon).call(savePostageDetails, { body: { methods: [], pickup: true } });
    const along = () =>
      as(salon).call(updateBusinessProfile, { body: { postage_details: { pickup: true } } });

    await expect(direct()).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(along()).rejects.toHaveProperty('fields.postage_details');
  });
});
