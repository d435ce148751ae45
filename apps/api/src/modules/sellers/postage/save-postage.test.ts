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
        free_over: '80',
        pickup: true,
        dispatch_days: 2,
      },
    });

    expect(saved).toEqual({
      methods: [
        { id: expect.any(Number), name: 'Standard', price: { cents: 895, currency: 'AUD' }, days: 5 },
        { id: expect.any(Number), name: 'Free', price: { cents: 0, currency: 'AUD' }, days: 7 },
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

  test.each([
    ['Parcel', 'Parcel'],
    ['Parcel', ' parcel '],
    ['Express post', 'EXPRESS  POST'],
    ['Post 1', 'Post １'],
  ])('refuse two methods of one name, %j and %j, at the second', async (one, other) => {
    const { as, db } = await startApi();
    const shop = await buildSeller(db);
    const methods = [one, 'Another', other].map((name) => ({ name, price: 5, days: 2 }));

    const { envelope } = await as(shop).send(savePostageDetails, { body: { methods } });

    expect(envelope).toMatchObject({
      status: 423,
      errors: { 'methods.2.name': ['Another method has this name.'] },
    });
  });

  test('keep the id of a method while its name stays, whatever else changes', async () => {
    const { as, db } = await startApi();
    const shop = await buildSeller(db);
    const save = async (...names: string[]) => {
      const methods = names.map((name, index) => ({ name, price: 5 + index, days: 2 }));
      const saved = await as(shop).call(savePostageDetails, { body: { methods } });
      return new Map(saved.methods.map(({ id, name }) => [name, id]));
    };

    const before = await save('Parcel', 'Express');
    const after = await save('Van', 'Express', 'Parcel');

    expect([after.get('Parcel'), after.get('Express')]).toEqual([
      before.get('Parcel'),
      before.get('Express'),
    ]);
    expect([...before.values()]).not.toContain(after.get('Van'));
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

describe('a table of postage', () => {
  const row: Record<'up_to_kg' | 'local' | 'state' | 'interstate' | 'remote', string | number> = {
    up_to_kg: '0.5',
    local: '7',
    state: 9,
    interstate: '12.50',
    remote: '',
  };
  const body = (bands: (Pick<typeof row, 'up_to_kg'> & Partial<typeof row>)[], rest: object = {}) => ({
    methods: [{ name: 'Parcel', days: 4, bands, ...rest }],
  });

  test('is kept by weight, with the lowest price as the method’s own', async () => {
    const { as, db } = await startApi();
    const shop = await buildSeller(db);

    const saved = await as(shop).call(savePostageDetails, {
      body: body([row, { ...row, up_to_kg: 5, remote: 30 }]),
    });

    const price = (cents: number) => ({ cents, currency: 'AUD' });
    const own = { local: price(700), state: price(900), interstate: price(1250) };
    expect(saved.methods).toEqual([
      {
        id: expect.any(Number),
        name: 'Parcel',
        price: price(700),
        days: 4,
        bands: [
          { up_to_kg: 0.5, ...own, remote: null },
          { up_to_kg: 5, ...own, remote: price(3000) },
        ],
      },
    ]);
    expect((await as(shop).call(getBusinessProfile)).postage_details).toEqual(saved);
  });

  test('goes where one price is to hold again', async () => {
    const { as, db } = await startApi();
    const shop = await buildSeller(db);
    await as(shop).call(savePostageDetails, { body: body([row]) });

    const saved = await as(shop).call(savePostageDetails, { body: body([], { price: 8 }) });

    const [method, ...others] = saved.methods;
    expect(method).toMatchObject({ name: 'Parcel', price: { cents: 800, currency: 'AUD' }, days: 4 });
    expect(method).not.toHaveProperty('bands');
    expect(others).toEqual([]);
  });

  test.each([
    [[{ ...row, up_to_kg: '' }], 'methods.0.bands.0.up_to_kg', 'Weight is required.'],
    [[{ ...row, up_to_kg: 0 }], 'methods.0.bands.0.up_to_kg', 'Please enter valid number.'],
    [[{ up_to_kg: 1 }], 'methods.0.bands.0.local', 'This field is required.'],
    [[{ ...row, local: -1 }], 'methods.0.bands.0.local', 'Please enter valid number.'],
    [[row, row], 'methods.0.bands.1.up_to_kg', 'Every weight must be greater than the one before it.'],
    [[], 'methods.0.price', 'Price is required.'],
  ])('%j is refused at its field', async (bands, field, text) => {
    const { as, db } = await startApi();
    const shop = await buildSeller(db);

    const { envelope } = await as(shop).send(savePostageDetails, { body: body(bands) });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });
});
