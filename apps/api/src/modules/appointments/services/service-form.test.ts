import {
  createService,
  listServices,
  type Service,
  updateService,
} from '@souk/contract/modules/appointments/services';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { createResource } from '../../availability/index.ts';
import { buildSeller, multipart, paper, picture } from '../../sellers/testing.ts';
import { hairdressers, nails, plumbers } from '../testing.ts';

const body = (changes: Record<string, unknown> = {}) => ({
  name: 'Wash and cut',
  category_id: hairdressers,
  price: '65.00',
  ...changes,
});

describe('the form of a service', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });

  const salon = () => buildSeller(api.db, { sellerType: 'beauty' });

  test('is made by a form with its picture, people and add-ons', async () => {
    const seller = await salon();
    const [{ id: anna }, { id: ben }] = await Promise.all([
      createResource(api.db, seller.id, { kind: 'person', name: 'Anna' }),
      createResource(api.db, seller.id, { kind: 'person', name: 'Ben' }),
    ]);
    const addOns = [
      { name: 'Head massage', price: '20', extra_minutes: '15' },
      { name: 'Tea', price: 0, extra_minutes: '' },
    ];

    const answer = await api.as(seller).send(createService, {
      body: multipart({
        name: 'Colour',
        category_id: String(hairdressers),
        description: 'From root to tip.',
        price_kind: 'from',
        price: '140',
        duration_minutes: '120',
        set_up_minutes: '5',
        clean_up_minutes: '10',
        processing_from: '45',
        processing_minutes: '35',
        needs_place: 'chair',
        'people[]': [anna, ben, anna].map(String),
        add_ons: JSON.stringify(addOns),
        is_active: '0',
        image: await picture(),
      }),
    });

    expect(answer.status).toBe(201);
    expect(answer.envelope.message).toBe('Service saved successfully.');
    expect(answer.envelope.data).toMatchObject({
      price_kind: 'from',
      processing_from: 45,
      processing_minutes: 35,
      set_up_minutes: 5,
      clean_up_minutes: 10,
      needs_place: 'chair',
      people: [anna, ben].toSorted((one, other) => one - other),
      add_ons: [
        { name: 'Head massage', price: { cents: 2000 }, extra_minutes: 15 },
        { name: 'Tea', price: { cents: 0 }, extra_minutes: 0 },
      ],
      is_active: false,
    });
    expect((answer.envelope.data as Service).image).toMatch(/^public\//);
  });

  test.each([
    [{ name: '' }, 'name', 'Name is required.'],
    [{ name: '   ' }, 'name', 'Name can not be empty.'],
    [{ category_id: '' }, 'category_id', 'Category is required.'],
    [{ category_id: nails * 1000 }, 'category_id', 'Please select a valid category.'],
    [{ category_id: plumbers }, 'category_id', 'Please select a valid category.'],
    [{ category_id: 420 }, 'category_id', 'Please select a valid category.'],
    [{ price: '' }, 'price', 'Price is required.'],
    [{ price: 0 }, 'price', 'Please enter valid number.'],
    [{ price_kind: 'from', price: undefined }, 'price', 'Price is required.'],
    [{ price_kind: 'free' }, 'price_kind', 'Please select a valid option.'],
    [{ duration_minutes: 4 }, 'duration_minutes', 'Please enter 5 to 1440 minutes.'],
    [{ duration_minutes: 1441 }, 'duration_minutes', 'Please enter 5 to 1440 minutes.'],
    [{ duration_minutes: '' }, 'duration_minutes', 'Duration is required.'],
    [{ set_up_minutes: 241 }, 'set_up_minutes', 'Please enter valid number.'],
    [{ clean_up_minutes: -5 }, 'clean_up_minutes', 'Please enter valid number.'],
    [{ processing_from: 10 }, 'processing_minutes', 'This field is required.'],
    [{ processing_minutes: 10 }, 'processing_from', 'This field is required.'],
    [
      { processing_from: 40, processing_minutes: 20 },
      'processing_minutes',
      'The waiting time must lie inside the service.',
    ],
    [{ place: 'moon' }, 'place', 'Please select a valid option.'],
    [{ needs_place: 'boat' }, 'needs_place', 'Please select a valid option.'],
    [{ add_ons: [{ name: '', price: 5 }] }, 'add_ons.0.name', 'Name is required.'],
    [{ add_ons: [{ name: 'Tea' }] }, 'add_ons.0.price', 'Price is required.'],
    [{ add_ons: '[{' }, 'add_ons', 'Please check this field.'],
    [
      {
        add_ons: [
          { name: 'Tea', price: 5 },
          { name: 'tea', price: 6 },
        ],
      },
      'add_ons',
      'Please give every add-on another name.',
    ],
    [
      { add_ons: Array.from({ length: 21 }, (_, index) => ({ name: `Tea ${index}`, price: 5 })) },
      'add_ons',
      'A service can have up to 20 add-ons.',
    ],
  ])('is refused at its field: %j', async (changes, field, text) => {
    const seller = await salon();

    const { envelope } = await api.as(seller).send(createService, { body: body(changes) });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('takes one picture of up to 4 MB [image-size] [image-types]', async () => {
    const seller = await salon();
    const errorsOf = async (image: object | object[]) => {
      const form = { name: 'Cut', category_id: String(hairdressers), price: '65' };
      const sent = await api.as(seller).send(createService, { body: multipart({ ...form, image } as never) });
      return sent.envelope.errors;
    };

    expect(await errorsOf({ name: 'large.jpg', bytes: Buffer.alloc(4_194_305) })).toEqual({
      image: ['File size should be less than or equals to 4 mb.'],
    });
    expect(await errorsOf(paper())).toEqual({ image: ['Only JPG, JPEG, PNG & PDF files are accepted.'] });
    expect(await errorsOf([await picture(), await picture()])).toEqual({
      image: ['Only 1 file can be uploaded.'],
    });
    expect((await api.as(seller).call(listServices)).total).toBe(0);
  });

  test('on quote has no price, and none that is done elsewhere occupies a room', async () => {
    const seller = await buildSeller(api.db, { sellerType: 'handyman' });

    const service = await api.as(seller).call(createService, {
      body: body({
        category_id: plumbers,
        price_kind: 'quote',
        price: '90',
        place: 'customer',
        needs_place: 'room',
      }),
    });
    const priced = api.as(seller).send(updateService, {
      params: { service_id: service.id },
      body: { price_kind: 'hour' },
    });

    expect(service).toMatchObject({ price: null, place: 'customer', needs_place: 'none' });
    expect((await priced).envelope.errors).toEqual({ price: ['Price is required.'] });
  });
});
