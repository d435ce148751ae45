import {
  createPackage,
  deletePackage,
  getPackage,
  listPackages,
  listPublicPackages,
  maxPackages,
  updatePackage,
} from '@souk/contract/modules/appointments/packages';
import { updateService } from '@souk/contract/modules/appointments/services';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller, multipart, paper, picture } from '../../sellers/testing.ts';
import { buildPackage, buildService } from '../testing.ts';

describe('a package', () => {
  let api: TestApi;
  /** The day this many days from now, in the zone of sellers. */
  const day = (ahead: number) =>
    dayOf(new Date(clock.now().getTime() + daysMs(ahead)), api.config.DEFAULT_TIME_ZONE);

  beforeAll(async () => {
    api = await startApi();
  });

  const salon = () => buildSeller(api.db, { sellerType: 'beauty' });

  async function build() {
    const seller = await salon();
    const ids: string[] = [];
    for (const name of ['Wash', 'Cut', 'Colour', 'Nails'])
      ids.push(String((await buildService(api.db, seller, { name })).id));
    const body = (changes: Record<string, unknown> = {}) => ({
      name: 'Fresh start',
      service_ids: ids.slice(0, 3),
      price: '150.00',
      ...changes,
    });
    return { seller, ids, body, as: api.as(seller) };
  }

  const shownOf = async (businessId: number) =>
    (await api.as().call(listPublicPackages, { params: { business_id: businessId } })).data;

  test('offers exactly three services for less than they cost alone [B-099]', async () => {
    const { seller, ids, body, as } = await build();

    const made = await as.call(createPackage, { body: body() });

    expect(made).toMatchObject({
      business_id: seller.businessId,
      name: 'Fresh start',
      service_ids: ids.slice(0, 3).map(Number),
      services: [{ name: 'Wash', duration_minutes: 45, is_offered: true }, {}, {}],
      minutes: 135,
      price: { cents: 15_000 },
      worth: { cents: 19_500 },
      saving: { cents: 4500 },
      start_date: null,
      end_date: null,
      status: 'active',
      is_offered: true,
    });
    expect(await as.call(getPackage, { params: { package_id: made.id } })).toEqual(made);
    expect(await shownOf(seller.businessId)).toEqual([made]);
  });

  test.each([
    ['two services', [0, 1]],
    ['four services', [0, 1, 2, 3]],
    ['none', []],
    ['one of them twice', [0, 0, 1]],
  ])('of %s is refused [package-services] [B-099]', async (_what, places) => {
    const { ids, body, as } = await build();
    const chosen = places.map((place) => ids[place]);

    const { envelope } = await as.send(createPackage, { body: body({ service_ids: chosen }) });

    expect(envelope).toMatchObject({
      status: 423,
      errors: { service_ids: ['Please select exactly 3 services.'] },
    });
  });

  test.each([
    [{ price: '195.00' }, 'price', 'Discount Limit is out of the Limit.'],
    [{ price: '250.00' }, 'price', 'Discount Limit is out of the Limit.'],
    [{ price: '0' }, 'price', 'Please enter valid number.'],
    [{ price: '' }, 'price', 'Price is required.'],
    [{ name: '' }, 'name', 'Name is required.'],
    [{ start: -1 }, 'start_date', 'Past dates are not allowed.'],
    [{ end: -1 }, 'end_date', 'Past dates are not allowed.'],
    [{ start: 3, end: 2 }, 'end_date', 'End date must not be before the start date.'],
  ])('is refused at its field: %j [discount-limit] [past-date] [B-098]', async (given, field, text) => {
    const { body, as } = await build();
    const { start, end, ...changes } = given as { start?: number; end?: number };
    const days = {
      ...(start === undefined ? {} : { start_date: day(start) }),
      ...(end === undefined ? {} : { end_date: day(end) }),
    };

    const { envelope } = await as.send(createPackage, { body: body({ ...changes, ...days }) });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('takes neither a stranger’s service nor one without a price of its own', async () => {
    const { seller, ids, body, as } = await build();
    const others = await buildService(api.db, await salon());
    const perHead = await buildService(api.db, seller, { name: 'Hen party', price_kind: 'head' });
    const errorsOf = async (id: number) =>
      (await as.send(createPackage, { body: body({ service_ids: [...ids.slice(0, 2), id] }) })).envelope
        .errors;

    expect(await errorsOf(others.id)).toEqual({ service_ids: ['Please choose services of your own.'] });
    expect(await errorsOf(perHead.id)).toEqual({
      service_ids: ['A package takes services with a price of their own, not on quote or per person.'],
    });
  });

  test('takes one picture of up to 4 MB, and gives it back [image-size]', async () => {
    const { ids, as } = await build();
    const form = { name: 'Fresh start', service_ids: ids.slice(0, 3), price: '150' };
    const send = (image: object) => as.send(createPackage, { body: multipart({ ...form, image } as never) });

    const large = await send({ name: 'large.jpg', bytes: Buffer.alloc(4_194_305) });
    const pdf = await send(paper());
    const made = await send(await picture());
    const { data } = await as.call(listPackages);
    const params = { package_id: data[0]?.id ?? 0 };
    const removed = await as.call(updatePackage, { params, body: { remove_image: 'true' } });

    expect(large.envelope.errors).toEqual({ image: ['File size should be less than or equals to 4 mb.'] });
    expect(pdf.envelope.errors).toEqual({ image: ['Only JPG, JPEG, PNG & PDF files are accepted.'] });
    expect(made.status).toBe(201);
    expect(data[0]?.image).toMatch(/\.jpg$/);
    expect(removed.image).toBeNull();
  });

  test('is changed in what is given alone, and is gone when it is deleted', async () => {
    const { seller, ids, body, as } = await build();
    const made = await as.call(createPackage, { body: body({ description: 'For new guests.' }) });
    const params = { package_id: made.id };

    const changed = await as.call(updatePackage, {
      params,
      body: { service_ids: ids.slice(1), price: '120', description: '' },
    });
    await as.call(deletePackage, { params });

    expect(changed).toMatchObject({
      name: 'Fresh start',
      description: '',
      service_ids: ids.slice(1).map(Number),
      price: { cents: 12_000 },
    });
    await expect(as.call(getPackage, { params })).rejects.toMatchObject({ status: 404 });
    await expect(as.call(deletePackage, { params })).rejects.toMatchObject({ status: 404 });
    expect((await as.call(listPackages)).total).toBe(0);
    expect(await shownOf(seller.businessId)).toEqual([]);
  });

  test('is offered only while it is not paused and all three services can be booked', async () => {
    const { seller, ids, body, as } = await build();
    const { id } = await as.call(createPackage, { body: body() });
    const params = { package_id: id };
    const service = { params: { service_id: Number(ids[0]) } };
    const isShown = async () => (await shownOf(seller.businessId)).length === 1;
    const isOffered = async () => (await as.call(getPackage, { params })).is_offered;

    await as.call(updatePackage, { params, body: { is_active: false } });
    expect([await isShown(), await isOffered()]).toEqual([false, false]);
    expect((await as.call(listPackages, { query: { status: 'inactive' } })).total).toBe(1);
    await as.call(updatePackage, { params, body: { is_active: true } });
    await as.call(updateService, { ...service, body: { is_active: false } });
    expect([await isShown(), await isOffered()]).toEqual([false, false]);
    await as.call(updateService, { ...service, body: { is_active: true } });
    expect([await isShown(), await isOffered()]).toEqual([true, true]);
    expect((await as.call(listPackages, { query: { status: 'active' } })).total).toBe(1);
  });

  test('can be paused even when its services have become cheaper than it is', async () => {
    const { ids, body, as } = await build();
    const { id } = await as.call(createPackage, { body: body() });
    for (const service_id of ids)
      await as.call(updateService, { params: { service_id: Number(service_id) }, body: { price: '10' } });
    const params = { package_id: id };

    const paused = await as.call(updatePackage, { params, body: { is_active: false } });
    const resumed = await as.send(updatePackage, { params, body: { is_active: true } });

    expect(paused).toMatchObject({ status: 'inactive', saving: { cents: 0 } });
    expect(resumed.envelope.errors).toEqual({ price: ['Discount Limit is out of the Limit.'] });
  });

  test('begins and ends with its days', async () => {
    const { seller, body, as } = await build();
    const made = await as.call(createPackage, { body: body({ start_date: day(1), end_date: day(2) }) });
    const params = { package_id: made.id };

    expect(made).toMatchObject({ start_date: day(1), end_date: day(2), status: 'active', is_offered: false });
    expect(await shownOf(seller.businessId)).toEqual([]);
    const [first, last] = [day(1), day(2)];
    await api.advance(daysMs(1));
    expect(await shownOf(seller.businessId)).toHaveLength(1);
    await api.advance(daysMs(2));

    expect(await shownOf(seller.businessId)).toEqual([]);
    const over = await as.call(updatePackage, { params, body: { name: 'Was fresh' } });
    expect(over).toMatchObject({ name: 'Was fresh', start_date: first, end_date: last, status: 'inactive' });
  });

  test('is its own business’s alone, of beauty and wellbeing, and of no private person', async () => {
    const { seller, as } = await build();
    const { id } = await buildPackage(api.db, seller);
    const stranger = api.as(await salon());
    const params = { package_id: id };

    for (const endpoint of [getPackage, deletePackage])
      await expect(stranger.call(endpoint, { params })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.call(updatePackage, { params, body: {} })).rejects.toMatchObject({ status: 404 });
    for (const sellerType of ['handyman', 'retail', 'restaurant'] as const)
      await expect(
        api.as(await buildSeller(api.db, { sellerType })).call(listPackages),
      ).rejects.toMatchObject({ status: 403 });
    await expect(api.as(await buildUser(api.db)).call(listPackages)).rejects.toMatchObject({ status: 403 });
    expect((await as.call(listPackages)).total).toBe(1);
  });

  test(`is one of ${maxPackages} at most, whoever adds the last ones at once`, async () => {
    const { seller, body, as } = await build();
    const { id } = await buildPackage(api.db, seller);
    await api.db.execute(sql`insert into appointments.packages
        (seller_id, name, price_cents, currency, created_at, updated_at)
      select seller_id, name, price_cents, currency, created_at, updated_at
      from appointments.packages, generate_series(1, ${maxPackages - 2}) where id = ${id}`);

    const answers = await Promise.all(
      Array.from({ length: 3 }, () => as.send(createPackage, { body: body() })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 423, 423]);
    expect(answers.find(({ status }) => status === 423)?.envelope.errors).toEqual({
      name: [`You can add maximum ${maxPackages} packages.`],
    });
  });
});
