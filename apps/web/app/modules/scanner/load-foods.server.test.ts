import { getViewer } from '@souk/contract/modules/identity/sessions';
import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import {
  compareFoodProducts,
  getFoodProduct,
  scanFoodProduct,
} from '@souk/contract/modules/scanner/products';
import { saveFoodProduct } from '@souk/contract/modules/scanner/submissions';
import { problems } from '@souk/contract/shared/problem';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { loadAddProduct, sendProduct } from './add-product.server.ts';
import { loadFoodComparison } from './load-food-comparison.server.ts';
import { loadScanner } from './load-foods.server.ts';

const ok = (data: unknown) => ({ body: { data, message: 'Thank you.' } });
const food = (id: number, changes: object = {}) => ({
  id,
  name: `Food ${id}`,
  path: `/food/${id}`,
  status: 'verified',
  category: 'bread',
  is_own: false,
  ...changes,
});
const foods = (...data: object[]) => ok({ data, total: data.length });
const person = { [getViewer.path]: ok({ user_id: 1, seller_type: 'private' }) };
const code = '9300675024235';

async function at(query: string, answers: object = {}, cookie = '') {
  const request = new Request(`http://souk.test/food-scanner${query}`, { headers: cookie ? { cookie } : {} });
  const { args, calls, state } = await buildPageArgs(request, answers as never);
  return { args: { ...args, url: new URL(request.url) }, calls, state };
}
const leadsTo = async (loading: Promise<unknown>) => {
  const thrown = await loading.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : undefined;
};
const listsAsked = (calls: { endpoint: { path: string }; body?: unknown }[]) =>
  calls
    .filter(({ endpoint }) => endpoint.path === listFoodProducts.path)
    .map(({ body }) => (body as { list_type?: string }).list_type);

describe('the page of the scanner', () => {
  test('leads from a code to its food, and says that the recipe has changed', async () => {
    const same = await at(`?code=${code}`, {
      [scanFoodProduct.path]: ok({ path: '/food/7', recipe_changed: false }),
    });
    const changed = await at(`?code=${code}`, {
      [scanFoodProduct.path]: ok({ path: '/food/7', recipe_changed: true }),
    });

    expect(await leadsTo(loadScanner(same.args))).toBe('/food/7');
    expect(same.state.setCookies).toEqual([]);
    expect(await leadsTo(loadScanner(changed.args))).toBe('/food/7');
    expect(decodeURIComponent(changed.state.setCookies.join())).toContain(
      'The recipe has changed since your last scan.',
    );
  });

  test.each([
    [404, { kind: 'unknown' }],
    [423, { kind: 'wrong', problem: 'No such code.' }],
  ])('says of a code that is refused with %i why, above the rows of everything', async (status, refusal) => {
    const refused = { status, body: { message: 'No such code.', data: { product_code: ['No such code.'] } } };
    const { args } = await at(`?code=${code}`, {
      [scanFoodProduct.path]: refused,
      [listFoodProducts.path]: foods(food(1)),
    });

    expect(await loadScanner(args)).toMatchObject({
      refusal,
      isSearch: false,
      rows: { newest: [{ id: 1 }] },
    });
  });

  test('searches by words, and shows rows without any', async () => {
    const searched = await at('?keyword=oats', { [listFoodProducts.path]: foods(food(1)) });
    const plain = await at('', { [listFoodProducts.path]: foods(food(1)) });

    expect(await loadScanner(searched.args)).toMatchObject({
      isSearch: true,
      rows: null,
      found: { data: [{ id: 1 }] },
    });
    expect(await loadScanner(plain.args)).toMatchObject({ isSearch: false, found: null });
    expect(listsAsked(plain.calls)).toEqual(['recently-viewed', 'most-popular', 'most-recent']);
  });

  test('has a row of favourites for who is signed in', async () => {
    const { args, calls } = await at('', { ...person, [listFoodProducts.path]: foods(food(1)) }, 'sid=1');
    await loadScanner(args);

    expect(listsAsked(calls)).toContain('my-favourites');
  });

  test('fills whole rows only, and stands where they cannot be loaded', async () => {
    const many = await at('', {
      [listFoodProducts.path]: foods(...Array.from({ length: 10 }, (_, id) => food(id))),
    });
    const broken = await at('', { [listFoodProducts.path]: { status: 500 } });

    expect((await loadScanner(many.args)).rows?.newest).toHaveLength(6);
    expect((await loadScanner(broken.args)).rows).toMatchObject({ newest: null, popular: [] });
  });
});

describe('comparing foods', () => {
  const compared = async (ids: string, answers: object) =>
    loadFoodComparison((await at('', answers)).args, ids);

  test('drops what the reader may not see from the address', async () => {
    const seen = { [compareFoodProducts.path]: ok([food(1), food(2)]) };

    expect(await leadsTo(compared('1-2-3', seen))).toMatch(/1-2|1,2/);
    expect(
      await compared('1-2', { ...seen, [listFoodProducts.path]: foods(food(2), food(9)) }),
    ).toMatchObject({
      hasRoom: true,
      toAdd: [{ id: 9 }],
    });
  });

  test('has room for four', async () => {
    const four = { [compareFoodProducts.path]: ok([food(1), food(2), food(3), food(4)]) };

    expect(await compared('1-2-3-4', four)).toMatchObject({ hasRoom: false, toAdd: [] });
  });

  test.each(['', 'a-b', '1-b'])('of “%s” is not found', async (ids) => {
    await expect(compared(ids, {})).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('begins with one food', async () => {
    expect(
      await compared('7', { [getFoodProduct.path]: ok(food(7)), [listFoodProducts.path]: foods() }),
    ).toMatchObject({ foods: [{ id: 7 }] });
  });
});

describe('adding a food', () => {
  const typed = { name: 'Oats', product_code: code };
  async function sent(fields: Record<string, string>, answers: object, cookie = 'sid=1') {
    const request = new Request('http://souk.test/add-product', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: cookie ? { cookie } : {},
    });
    const { args, calls, state } = await buildPageArgs(request, answers as never);
    const outcome = await sendProduct(args).catch((thrown: unknown) => thrown);
    return {
      outcome,
      calls,
      cookies: state.setCookies.join(),
      to: outcome instanceof Response ? outcome.headers.get('location') : undefined,
    };
  }

  test('leads to what was added', async () => {
    const { to } = await sent(typed, { ...person, [saveFoodProduct.path]: ok({ id: 7 }) });

    expect(to).toBe('/add-product?added=7');
  });

  test('shows the food that has the code already', async () => {
    const taken = {
      status: 422,
      body: { error: problems['food-exists'].text, message: problems['food-exists'].text },
    };
    const answers = {
      ...person,
      [saveFoodProduct.path]: taken,
      [listFoodProducts.path]: foods(food(1, { status: 'rejected' }), food(2)),
    };

    expect((await sent(typed, answers)).outcome).toMatchObject({ data: { existing: { path: '/food/2' } } });
  });

  test('sends the photos with what they show, without the fields that were left empty', async () => {
    const form = new FormData();
    form.set('name', 'Oats');
    form.set('product_code', code);
    form.set('photo_pack', new File(['photo'], 'front.jpg'));
    form.set('photo_nutrition', new File([], ''));
    const request = new Request('http://souk.test/add-product', {
      method: 'POST',
      body: form,
      headers: { cookie: 'sid=1' },
    });
    const { args, calls } = await buildPageArgs(request, {
      ...person,
      [saveFoodProduct.path]: ok({ id: 7 }),
    } as never);
    await sendProduct(args);

    const sentForm = calls.at(-1)?.body;
    const sides =
      sentForm instanceof FormData
        ? sentForm.getAll('image_sides')
        : (sentForm as { image_sides?: unknown }).image_sides;
    expect([sides].flat()).toEqual(['pack']);
  });

  test('brings back what a visitor typed, unless it was for another code', async () => {
    const { cookies } = await sent(typed, {}, '');
    const cookie = cookies.split(';')[0] ?? '';
    const none = { [listFoodProducts.path]: foods(), [getViewer.path]: { status: 401 } };

    expect((await loadAddProduct((await at(`?code=${code}`, none, cookie)).args)).draft).toMatchObject({
      name: 'Oats',
    });
    expect((await loadAddProduct((await at('?code=96385074', none, cookie)).args)).draft).toBeNull();
  });

  test('keeps the form of a visitor while they log in', async () => {
    const { to, calls, cookies } = await sent(typed, {}, '');

    expect(calls).toEqual([]);
    expect(to).toBe(`/login?back=${encodeURIComponent(`/add-product?code=${code}`)}`);
    expect(cookies).not.toBe('');
    expect((await sent({ ...typed, _keep: '1' }, {}, '')).outcome).toMatchObject({ data: null });
  });

  test('shows what is known of a code, and what was just added only to who added it', async () => {
    const known = { [listFoodProducts.path]: foods(food(2)) };
    const added = { ...person, ...known, [getFoodProduct.path]: ok(food(7, { is_own: true })) };

    expect(await loadAddProduct((await at(`?code=${code}`, known)).args)).toMatchObject({
      code,
      known: { path: '/food/2' },
      added: null,
      own: [],
    });
    expect(await loadAddProduct((await at('?code=12', known)).args)).toMatchObject({ code: '', known: null });
    expect(await loadAddProduct((await at('?added=7', added, 'sid=1')).args)).toMatchObject({
      added: { name: 'Food 7' },
      draft: null,
    });
    const foreign = { ...added, [getFoodProduct.path]: ok(food(7)) };
    expect(await loadAddProduct((await at('?added=7', foreign, 'sid=1')).args)).toMatchObject({
      added: null,
    });
  });
});
