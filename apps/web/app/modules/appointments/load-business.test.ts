import { findFreeDays, getBookableBusiness } from '@souk/contract/modules/appointments/bookings';
import { listPublicPackages } from '@souk/contract/modules/appointments/packages';
import { listPublicServices } from '@souk/contract/modules/appointments/services';
import { listPublicPromotions } from '@souk/contract/modules/discounts/promotions';
import { getPublicBusinessBySlug } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { loadBusinessAt, loadBusinessWith, loadNamedBusiness } from './load-business.server.ts';

const found = {
  [getPublicBusinessBySlug.path]: {
    body: { data: { business_id: 12, user_id: 4, slug: 'blush', seller_type: 'professional' } },
  },
  [getBookableBusiness.path]: { body: { data: { slug: 'blush', people: [], terms: {} } } },
  [listPublicPackages.path]: { body: { data: { data: [], last_page: 1 } } },
  [listPublicServices.path]: { body: { data: { data: [], last_page: 1 } } },
  [listPublicPromotions.path]: { body: { data: { data: [], last_page: 1 } } },
};

async function at(address: string, answers: object = found) {
  const { args } = await buildPageArgs(buildRequest(), { ...answers });
  return { ...args, url: new URL(address, 'http://souk.test') };
}

const path = '/business-detail/professional/blush';
const refusal = (loading: Promise<unknown>) =>
  loading.then(() => undefined).catch((thrown: unknown) => thrown);
const leadsTo = async (loading: Promise<unknown>) =>
  ((await refusal(loading)) as Response).headers.get('location');

describe('the page of a business', () => {
  test('has one address, to which the other spellings of its type lead', async () => {
    for (const type of ['professional', 'professional-services'])
      expect(await loadBusinessAt(await at(`/business-detail/${type}/blush`), 'blush')).toMatchObject({
        path,
      });
    for (const type of ['professional_services', 'beauty']) {
      const args = await at(`/business-detail/${type}/blush?service=3`);
      expect(await leadsTo(loadBusinessAt(args, 'blush'))).toBe(`${path}?service=3`);
    }
  });

  test('names the next time that is free for its shortest service, and stands without it', async () => {
    const listed = [
      { id: 1, price_kind: 'fixed', duration_minutes: 90 },
      { id: 2, price_kind: 'from', duration_minutes: 30 },
      { id: 3, price_kind: 'quote', duration_minutes: 10 },
    ];
    const days = [
      { date: '2026-01-01', free: 0, first: null },
      { date: '2026-01-02', free: 3, first: '2026-01-01T23:00:00.000Z' },
    ];
    const services = { [listPublicServices.path]: { body: { data: { data: listed, last_page: 1 } } } };
    const bookable = { slug: 'blush', people: [], terms: {}, time_zone: 'Australia/Sydney' };
    const offered = { ...found, ...services, [getBookableBusiness.path]: { body: { data: bookable } } };
    const { args, calls } = await buildPageArgs(buildRequest(), {
      ...offered,
      [findFreeDays.path]: { body: { data: days } },
    });

    const shown = await loadBusinessAt({ ...args, url: new URL(path, 'http://souk.test') }, 'blush');
    const without = await loadBusinessAt(await at(path, offered), 'blush');

    expect(shown.nextFree).toMatchObject({ at: '2026-01-01T23:00:00.000Z', timeZone: 'Australia/Sydney' });
    expect(calls.find(({ endpoint }) => endpoint === findFreeDays)?.query).toMatchObject({
      service_ids: [2],
    });
    expect(without.nextFree).toBeNull();
  });

  test('is found by its id, whatever its module is called, and by its query', async () => {
    const args = await at('/bookings-detail/professional/12/blush');

    expect(await loadBusinessWith(args, { module: 'professional', id: '12' })).toMatchObject({ path });
    expect(await loadNamedBusiness(await at('/profile-vendor-beauty/vendor-beauty?id=12'))).toMatchObject({
      path,
    });
    expect(
      await loadNamedBusiness(await at('/profile-vendor-beauty/vendor-beauty?slug=blush')),
    ).toMatchObject({
      path,
    });
    expect(await leadsTo(loadNamedBusiness(await at('/profile-vendor-beauty/vendor-beauty')))).toBe(
      '/page-not-found',
    );
  });

  test('is none where the business is unknown or hidden, or the address is nonsense', async () => {
    const missing = { init: { status: 404 } };
    const gone = await at('/business-detail/beauty/none', {});
    const args = await at('/bookings-detail/x/12');

    expect(await refusal(loadBusinessAt(gone, 'none'))).toMatchObject({ status: 404 });
    expect(await refusal(loadBusinessWith(args, { module: 'x', id: '12' }))).toMatchObject(missing);
    expect(await refusal(loadBusinessWith(args, { module: 'beauty', id: 'blush' }))).toMatchObject(missing);
  });
});
