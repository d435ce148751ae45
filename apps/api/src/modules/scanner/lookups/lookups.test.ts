import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkDigitOf } from '@souk/food/codes/gtin';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { startApi } from '../../../testing/start-api.ts';
import { scanProduct } from '../scans/scan-product.ts';
import { nextGtin } from '../testing.ts';
import { foodLookupOf } from './lookups.ts';
import { openFoodFacts } from './open-food-facts.ts';

/** As `/api/v2/product/<code>.json?fields=…` answers. */
const documented = (code: string) => ({
  code,
  status: 1,
  status_verbose: 'product found',
  product: {
    code,
    product_name: 'Pâte à tartiner',
    brands: 'Noisetier,Bio',
    quantity: '400 g',
    lang: 'fr',
    ingredients_text: 'Sucre, noisettes 13%, gélatine de porc',
    ingredients_text_en: '',
    labels_tags: ['en:vegetarian'],
    categories_tags: ['en:breakfasts', 'en:spreads', 'en:unheard-of'],
    countries_tags: ['en:france', 'en:united-kingdom', 'en:nowhere'],
    nutriments: { 'energy-kj_100g': 2252, fat_100g: 30.9, 'saturated-fat_100g': '10.6', salt_100g: 999 },
  },
});

let answer: { status: number; body: unknown };
let asked: URL[] = [];
let server: Server;
let url = '';
const log = createLog({ LOG_LEVEL: 'silent' });

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', url));
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const scanWith = async (gtin: string, lookup: ReturnType<typeof foodLookupOf>) => {
  const { db } = await startApi();
  return scanProduct(db, gtin, { viewer: null, looker: { deviceId: 'till' }, lookup, log });
};

describe('a code that we do not know', () => {
  test('is asked for at Open Food Facts and kept with its licence', async () => {
    const gtin = nextGtin();
    answer = { status: 200, body: documented(gtin) };
    const lookup = openFoodFacts(url);

    const { product } = await scanWith(gtin, lookup);
    await scanWith(gtin, lookup);

    expect(asked.map(({ pathname }) => pathname)).toEqual([`/api/v2/product/${gtin}.json`]);
    expect(asked[0]?.searchParams.get('fields')).toContain('ingredients_text_fr');
    expect(product).toMatchObject({
      gtin,
      name: 'Pâte à tartiner',
      brand: 'Noisetier',
      quantity: '400 g',
      category: 'spreads',
      source: 'open-food-facts',
      licence: expect.stringContaining('ODbL'),
      state: 'verified',
      mainLanguage: 'fr',
      countries: ['FR', 'GB'],
      labels: [{ kind: 'vegetarian' }],
      nutrition: { energyKj: 2252, saturatedG: 10.6, saltG: null },
      halalStatus: 'haram',
      allergens: ['hazelnut'],
    });
  });

  test('that they do not know either is not asked for again', async () => {
    const gtin = nextGtin();
    const lookup = openFoodFacts(url);
    answer = { status: 404, body: { code: gtin, status: 0, status_verbose: 'product not found' } };

    for (let time = 0; time < 2; time += 1)
      await expect(scanWith(gtin, lookup)).rejects.toMatchObject({ code: 'record-not-found' });

    expect(asked).toHaveLength(1);
  });

  test.each([
    ['are down', 500, {}],
    ['answer no JSON', 200, '<html>'],
    ['answer another shape', 200, { hello: 1 }],
    ['tell no name', 200, { status: 1, product: { code: '1' } }],
  ])('stays unknown where they %s', async (_case, status, body) => {
    answer = { status, body };

    await expect(scanWith(nextGtin(), openFoodFacts(url))).rejects.toMatchObject({
      code: 'record-not-found',
    });
  });

  test('is asked for so often a minute and no more', async () => {
    const lookup = openFoodFacts(url);
    answer = { status: 404, body: { status: 0 } };

    for (let time = 0; time < 40; time += 1) await scanWith(nextGtin(), lookup).catch(() => undefined);

    expect(asked.length).toBeLessThanOrEqual(30);
  });

  test('is asked for nowhere unless settings allow it; the simulator makes it up', async () => {
    const OFF_URL = url;
    const body = '200000000001';
    const gtin = `${body}${checkDigitOf(body)}`;

    await expect(scanWith(gtin, foodLookupOf({ OFF_LOOKUP: 'off', OFF_URL }))).rejects.toMatchObject({
      code: 'record-not-found',
    });
    const { product } = await scanWith(gtin, foodLookupOf({ OFF_LOOKUP: 'simulator', OFF_URL }));

    expect(product).toMatchObject({ brand: 'Simulated', gtin });
    expect(asked).toEqual([]);
  });
});
