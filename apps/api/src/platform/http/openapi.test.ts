import { endpoint } from '@souk/contract/shared/endpoint';
import { blankAsMissing, clearable, listOf } from '@souk/contract/shared/fields';
import { percent, priceInCents, wholeNumber } from '@souk/contract/shared/numbers';
import { Id, Money, Nothing } from '@souk/contract/shared/values';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { modules } from '../../modules.ts';
import { defineModule } from '../module.ts';
import { endpointsOf } from './endpoint-book.ts';
import { openApiOf } from './openapi.ts';
import { toSchema } from './openapi-schemas.ts';

interface Branch {
  name: string;
  children: Branch[];
}
const Branch: z.ZodType<Branch> = z.object({
  name: z.string(),
  get children() {
    return z.array(Branch);
  },
});

const place = endpoint({
  method: 'POST',
  path: '/shops/:shopId/orders',
  spec: ['cart-orders/place-order'],
  access: ['private'],
  summary: 'Places an order.',
  params: z.object({ shopId: Id }),
  body: z.object({ note: z.string().max(20).optional(), item_ids: listOf(Id, 5), total: Money }),
  files: { field: 'images', max: 3, kind: 'image' },
  reply: z.object({ id: z.int() }),
  status: 201,
  message: 'Order placed.',
  errors: ['own-ad', 'record-gone'],
  idempotent: true,
});
const tree = endpoint({
  method: 'GET',
  path: '/tree',
  access: 'anyone',
  summary: 'The tree.',
  query: z.object({ depth: wholeNumber().default(1), root: z.string() }),
  reply: z.array(Branch),
});
const clear = endpoint({
  method: 'DELETE',
  path: '/tree',
  access: 'admin',
  summary: 'Fells it.',
  reply: Nothing,
});

const shop = defineModule({
  name: 'shop',
  routes: [
    (api) => {
      api.answer(tree, async () => []);
      api.answer(place, async () => ({ id: 1 }));
      api.answer(clear, async () => null);
    },
  ],
});
const document = openApiOf(endpointsOf([shop]));
const at = (path: string, method: string) => document.paths[`/api/v2${path}`]?.[method];

describe('the OpenAPI document', () => {
  test('says what an operation serves, who may call it and where it belongs', () => {
    expect(at('/shops/{shopId}/orders', 'post')).toMatchObject({
      operationId: 'postShopsShopIdOrders',
      tags: ['shop'],
      'x-spec': ['cart-orders/place-order'],
      'x-access': 'private',
    });
    expect(document.security).toEqual([{ bearer: [] }, { session: [] }]);
    expect(at('/shops/{shopId}/orders', 'post')?.security).toBeUndefined();
    expect(at('/tree', 'get')?.security).toEqual([]);
  });

  test('lists parameters of path, query and header', () => {
    expect(at('/shops/{shopId}/orders', 'post')?.parameters).toMatchObject([
      { name: 'shopId', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
      { name: 'Idempotency-Key', in: 'header' },
    ]);
    expect(at('/tree', 'get')?.parameters).toMatchObject([
      { name: 'depth', in: 'query', required: false },
      { name: 'root', in: 'query', required: true },
    ]);
  });

  test('describes uploads as multipart, beside the fields, and prepared fields by what they become', () => {
    const body = JSON.stringify(at('/shops/{shopId}/orders', 'post')?.requestBody);

    expect(Object.keys(JSON.parse(body).content)).toEqual(['multipart/form-data']);
    expect(body).toContain('"images":{"type":"array","maxItems":3');
    expect(body).toContain('"item_ids":{"maxItems":5,"type":"array"');
  });

  test('says of numbers that a form may send as digits what they are, whether they must be given, and their default', () => {
    const body = z.object({
      depth: wholeNumber({ min: 1, max: 9 }),
      price: priceInCents(),
      parent_id: Id.nullable(),
      page: blankAsMissing(wholeNumber({ min: 1 }).default(1)),
      share: clearable(percent()),
    });
    const schema = toSchema(body, 'Digits', {});

    expect(schema.required).toEqual(['depth', 'price', 'parent_id']);
    expect(schema.properties).toMatchObject({
      depth: { type: 'integer', minimum: 1, maximum: 9 },
      price: { type: 'number', minimum: 0.01, maximum: 99_999_999.99 },
      page: { type: 'integer', default: 1 },
      share: { anyOf: [{ type: 'number', maximum: 100 }, { type: 'null' }] },
    });
  });

  test('gives every refusal its status, text and example', () => {
    const { responses = {} } = at('/shops/{shopId}/orders', 'post') ?? {};
    const { responses: shared } = document.components;

    expect(responses[422]).toEqual({ $ref: '#/components/responses/422.idempotency-key-reused.own-ad' });
    expect(shared['422.idempotency-key-reused.own-ad']?.description).toContain('This is your own ad.');
    expect(shared['410.record-gone']?.description).toBe('Record not found');
    expect(responses[401]).toEqual({ $ref: '#/components/responses/401' });
    expect(shared['401']?.description).toContain('You are not an authenticated user');
    expect(document.components.examples).toMatchObject({ 'own-ad': { value: { status: 422 } } });
    expect(responses[201]?.description).toBe('Order placed.');
    expect(Object.keys(at('/tree', 'get')?.responses ?? {})).toEqual(['200', '423']);
  });

  test('gives a shape with a name once, and parameters that recur as well', () => {
    const text = JSON.stringify(openApiOf(endpointsOf(modules)));
    const whole = JSON.parse(text) as typeof document;

    expect(document.components.schemas.Money).toMatchObject({ required: ['cents', 'currency'] });
    expect(JSON.stringify(at('/shops/{shopId}/orders', 'post')?.requestBody)).toContain(
      '"total":{"$ref":"#/components/schemas/Money"}',
    );
    expect(whole.components.parameters).toMatchObject({ page: { in: 'query', name: 'page' } });
    expect(whole.components.schemas.FoodProductDetail).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/FoodProduct' },
        { required: expect.arrayContaining(['analysis']) },
      ],
    });
    const operations = endpointsOf(modules).length;
    expect(text.length / operations).toBeLessThan(1480);
  });

  test.each([
    ['of the example', document],
    ['of the whole API', openApiOf(endpointsOf(modules))],
  ])(
    'leads somewhere with every reference, also from schemas that contain themselves: %s',
    (_which, book) => {
      const text = JSON.stringify(book);
      const targets = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => String(target));

      expect(targets.length).toBeGreaterThan(1);
      for (const target of new Set(targets)) {
        const [root, components, kind, name] = target.split('/');
        expect([root, components]).toEqual(['#', 'components']);
        expect(book.components).toHaveProperty([String(kind), String(name)]);
        expect(name).toMatch(/^[\w.-]+$/);
      }
      expect(text).not.toContain('$defs');
    },
  );

  test('names every operation once, and describes each parameter of its path', () => {
    const whole = openApiOf(endpointsOf(modules));
    const operations = Object.entries(whole.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    const resolve = (parameter: Record<string, unknown>) =>
      whole.components.parameters[String(parameter.$ref).split('/').at(-1) ?? ''] ?? parameter;

    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const missing = operations.flatMap(({ path, parameters = [] }) => {
      const described = parameters.map(resolve).flatMap((one) => (one.in === 'path' ? [one.name] : []));
      return [...path.matchAll(/\{(\w+)\}/g)].filter(([, name]) => !described.includes(name)).map(() => path);
    });
    expect(missing).toEqual([]);
  });
});
