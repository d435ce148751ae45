import {
  createService,
  listPublicServices,
  listServices,
  maxServices,
} from '@souk/contract/modules/appointments/services';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { createResource } from '../../availability/index.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildService } from '../testing.ts';

/** Massage and Spa, beneath Wellbeing. */
const [massage, spa] = [365, 361];

const body = { name: 'Hot stones', category_id: massage, price: '95.00' };

describe('a list of services', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });

  /** Copies of one service, with an add-on and a person each. */
  async function build(count: number) {
    const seller = await buildSeller(api.db, { sellerType: 'spa' });
    const { id: personId } = await createResource(api.db, seller.id, { kind: 'person', name: 'Anna' });
    const form = {
      category_id: massage,
      add_ons: [{ name: 'Tea', price: 500, extra_minutes: 0 }],
      people: [personId],
    };
    const { id } = await buildService(api.db, seller, form);
    await api.db.execute(sql`with copies as (
        insert into appointments.services (seller_id, category_id, name, price_kind, price_cents, currency,
          duration_minutes, place, needs_place, position, created_at, updated_at)
        select seller_id, category_id, name || ' ' || number, price_kind, price_cents, currency,
          duration_minutes, place, needs_place, number, created_at, updated_at
        from appointments.services, generate_series(2, ${count}::int) number where id = ${id} returning id),
      add_ons as (
        insert into appointments.service_add_ons (service_id, name, price_cents, extra_minutes, position)
        select id, 'Tea', 500, 0, 1 from copies)
      insert into appointments.service_people (service_id, resource_id) select id, ${personId}::bigint from copies`);
    return seller;
  }

  const recorder = new Recorder();

  async function statementsOf(make: () => Promise<unknown>): Promise<number> {
    await recorder.settle();
    recorder.begin();
    await make();
    await recorder.settle();
    return recorder.waves.flat().length;
  }

  test('asks the database as often for 200 of them as for one', async () => {
    const [one, many] = [await build(1), await build(200)];
    const own = (seller: typeof one) => () =>
      api.as(seller).call(listServices, { query: { page_size: 20, status: 'active' } });
    const open = ({ businessId }: typeof one) => {
      const params = { business_id: businessId };
      return () => api.as().call(listPublicServices, { params, query: { page_size: 20 } });
    };
    for (const seller of [one, many]) await Promise.all([own(seller)(), open(seller)()]);

    const page = await own(many)();

    expect(page).toMatchObject({ total: 200, last_page: 10, current_page: 1 });
    expect(page.data).toHaveLength(20);
    expect(page.data.every(({ add_ons, people }) => add_ons.length === 1 && people.length === 1)).toBe(true);
    expect(page.data.map(({ position }) => position)).toEqual(page.data.map((_, index) => index + 1));
    expect(await statementsOf(own(many))).toBe(await statementsOf(own(one)));
    expect(await statementsOf(open(many))).toBe(await statementsOf(open(one)));
  });

  test('ends at its limit, however many are added at once', async () => {
    const seller = await build(maxServices - 1);
    const add = () => api.as(seller).send(createService, { body });

    const answers = await Promise.all([add(), add(), add()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 423, 423]);
    const refused = answers.find(({ status }) => status === 423);
    expect(refused?.envelope.errors).toEqual({ name: ['You can add maximum 500 services.'] });
  });

  test('numbers services that are added at once', async () => {
    const seller = await build(1);
    const add = () => api.as(seller).call(createService, { body });

    const made = await Promise.all([add(), add(), add(), add()]);

    expect(made.map(({ position }) => position).sort()).toEqual([2, 3, 4, 5]);
  });

  test('is of one category where one is asked for', async () => {
    const seller = await build(1);
    await buildService(api.db, seller, { category_id: spa });
    const names = async (category_id: number) =>
      (await api.as(seller).call(listServices, { query: { category_id } })).total;

    expect([await names(spa), await names(massage), await names(360)]).toEqual([1, 1, 0]);
  });
});
