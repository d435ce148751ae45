import { listServices } from '@souk/contract/modules/appointments/services';
import { createDeal, getDeal, updateDeal } from '@souk/contract/modules/discounts/deals';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { listMyProducts } from '@souk/contract/modules/retail/products';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { loadDealPage, saveDeal } from './load-deal.server.ts';

const ok = (data: unknown) => ({ body: { data, message: 'Done.' } });

async function at(address: string, answers: object = {}, init: RequestInit = {}) {
  const request = new Request(`http://souk.test${address}`, init);
  const { args, calls, state } = await buildPageArgs(request, answers as never);
  return { args: { ...args, url: new URL(request.url) }, calls, state };
}
const outcomeOf = (loading: Promise<unknown>) => loading.catch((thrown: unknown) => thrown);
const leadsTo = async (loading: Promise<unknown>) => {
  const outcome = await outcomeOf(loading);
  return outcome instanceof Response ? outcome.headers.get('location') : undefined;
};
const post = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe('a daily deal being written', () => {
  const seller = { seller_type: 'retail' } as never;
  const list = {
    [listMyProducts.path]: ok({ data: [{ id: 7 }], total: 1 }),
    [getUserProfile.path]: ok({ time_zone: 'Australia/Sydney' }),
  };

  test('begins with the choice of a product in shops, and of a service elsewhere', async () => {
    const { args, calls } = await at('/create-daily-deals?keyword=cup', list);

    expect(await loadDealPage(args, seller)).toMatchObject({
      kind: 'products',
      keyword: 'cup',
      products: { data: [{ id: 7 }] },
    });
    expect(calls.map(({ endpoint }) => endpoint.path)).toContain(listMyProducts.path);
    const services = { [listServices.path]: ok({ data: [{ id: 9 }] }) };
    const salon = await at('/create-daily-deals', services);
    expect(await loadDealPage(salon.args, { seller_type: 'beauty' } as never)).toMatchObject({
      kind: 'services',
      services: { data: [{ id: 9 }] },
    });
  });

  test('that can no longer be changed leads back to the deals', async () => {
    const over = { ...list, [getDeal.path]: ok({ id: 3, product: { id: 7 }, moves: [] }) };

    expect(await leadsTo(loadDealPage((await at('/create-daily-deals?id=3', over)).args, seller))).toBe(
      '/daily-deals',
    );
    expect(await leadsTo(loadDealPage((await at('/create-daily-deals?id=x', list)).args, seller))).toBe(
      '/daily-deals',
    );
  });

  const terms = {
    title: 'Tea week',
    start_date: '2030-03-02',
    end_date: '2030-03-03',
    discount_percent: '20',
    price: '9.00',
  };

  test.each([
    ['percent', 'product', { discount_percent: '20', price: '', item_ids: ['7'] }],
    ['price', 'product', { discount_percent: '', price: '9.00', item_ids: ['7'] }],
    ['price', 'service', { price: '9.00', service_ids: ['7'] }],
  ])('sends the one of its terms that was chosen: %s of a %s', async (kind, thing, sent) => {
    const address = `/create-daily-deals?${thing}=7`;
    const { args, calls } = await at(
      address,
      { [createDeal.path]: ok({ id: 3 }) },
      post({ ...terms, _kind: kind }),
    );

    expect(await leadsTo(saveDeal(args))).toBe('/daily-deals');
    expect(calls[0]?.body).toMatchObject(sent);
  });

  test('that exists is changed, not made again', async () => {
    const { args, calls } = await at(
      '/create-daily-deals?id=3',
      { [updateDeal.path]: ok({ id: 3 }) },
      post({ _kind: 'price', price: '9.00' }),
    );
    await saveDeal(args);

    expect(calls.map(({ endpoint }) => endpoint.path)).not.toContain(createDeal.path);
  });
});
