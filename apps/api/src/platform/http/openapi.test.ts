import { endpoint } from '@souk/contract/shared/endpoint';
import { listOf } from '@souk/contract/shared/fields';
import { Id, Money, Nothing } from '@souk/contract/shared/values';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineModule } from '../module.ts';
import { endpointsOf } from './endpoint-book.ts';
import { openApiOf } from './openapi.ts';

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
  query: z.object({ depth: z.coerce.number().default(1), root: z.string() }),
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
      security: [{ bearer: [] }, { session: [] }],
    });
    expect(at('/tree', 'get')?.security).toEqual([]);
  });

  test('lists parameters of path, query and header', () => {
    expect(at('/shops/{shopId}/orders', 'post')?.parameters).toMatchObject([
      { name: 'shopId', in: 'path', required: true, schema: { type: 'integer' } },
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

  test('gives every refusal its status, text and example', () => {
    const responses = at('/shops/{shopId}/orders', 'post')?.responses ?? {};

    expect(responses[422]?.description).toContain('This is your own ad.');
    expect(responses[410]?.description).toBe('Record not found');
    expect(responses[401]?.description).toContain('You are not an authenticated user');
    expect(document.components.examples).toMatchObject({ 'own-ad': { value: { status: 422 } } });
    expect(responses[201]?.description).toBe('Order placed.');
    expect(Object.keys(at('/tree', 'get')?.responses ?? {})).toEqual(['200', '423', '500']);
  });

  test('every reference leads somewhere, also in schemas that contain themselves', () => {
    const text = JSON.stringify(document);
    const targets = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];

    expect(targets.length).toBeGreaterThan(1);
    for (const [, kind, name] of targets)
      expect(document.components).toHaveProperty([String(kind), String(name)]);
    expect(text).not.toContain('$defs');
  });
});
