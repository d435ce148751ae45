import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { toastCookie } from '../../lib/toast.server.ts';
import { carryOut } from './carry-out.server.ts';
import { findAct } from './find-act.server.ts';

type Fields = [string, string][];

const post = (fields: Fields = []) =>
  new Request('http://souk.test/act', { method: 'POST', body: new URLSearchParams(fields) });

async function act(
  [noun, move, id]: [string, string, string?],
  fields: Fields,
  answers: Parameters<typeof buildPageArgs>[1],
) {
  const { args, calls, state } = await buildPageArgs(post(fields), answers);
  const answer = await carryOut(args as PageArgs, findAct({ noun, move }), id);
  const line = state.setCookies.find((cookie) => cookie.startsWith(`${toastCookie}=`));
  const toast: unknown = line
    ? JSON.parse(decodeURIComponent(line.slice(toastCookie.length + 1).split(';')[0] ?? ''))
    : null;
  return { answer, calls, toast };
}

const whereTo = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : undefined;

describe('carrying a move out', () => {
  test('calls the endpoint with the row and leads back with its words', async () => {
    const { answer, calls, toast } = await act(
      ['offers', 'accept', '7'],
      [['_back', '/messages?user_id=3']],
      {
        '/accept-offer': { body: { message: 'Offer accepted successfully.' } },
      },
    );

    expect(calls.map(({ path, body }) => [path, body])).toEqual([['/accept-offer', { offer_id: '7' }]]);
    expect(whereTo(answer)).toBe('/messages?user_id=3');
    expect(toast).toMatchObject({ tone: 'good', title: 'Offer accepted successfully.' });
  });

  test('names the row by every parameter of the path', async () => {
    const { calls, toast } = await act(['papers', 'verify', 'certificate.7'], [['_back', '/admin/users/3']], {
      '/admin/papers/:kind/:id/decide': { body: { message: 'Document updated successfully.' } },
    });

    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/admin/papers/certificate/7/decide', { decision: 'verify' }],
    ]);
    expect(toast).toMatchObject({ tone: 'good' });
  });

  test('stays silent where the button itself shows it, but not when refused', async () => {
    const refusal = { status: 422, body: { message: 'This is your own review.' } };
    const done = await act(['reviews', 'like', '7'], [['_back', '/cup']], { '/like-review': {} });
    const refused = await act(['reviews', 'like', '7'], [['_back', '/cup']], { '/like-review': refusal });

    expect(whereTo(done.answer)).toBe('/cup');
    expect(done.toast).toBeNull();
    expect(refused.toast).toMatchObject({ tone: 'bad', title: 'This is your own review.' });
  });

  test('leads to the row if the form names no page, and home if it names another site', async () => {
    const answers = { '/orders/:id/complete': {} };
    const unsaid = await act(['orders', 'complete', '12'], [], answers);
    const foreign = await act(['orders', 'complete', '12'], [['_back', '//evil.test/x']], answers);

    expect(whereTo(unsaid.answer)).toBe('/orders/detail?order_id=12');
    expect(whereTo(foreign.answer)).toBe('/');
  });

  test('tells a missing field at the field, with what was typed', async () => {
    const { answer, calls, toast } = await act(['received-orders', 'cancel', '12'], [['reason', '  ']], {});

    expect(calls).toEqual([]);
    expect(toast).toBeNull();
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { path: '/act/received-orders/cancel/12', fields: { reason: [expect.any(String)] } },
    });
  });

  test('tells a refusal of the API at its field', async () => {
    const fields = { amount: ['Amount is too large.'] };
    const { answer } = await act(
      ['received-orders', 'refund', '12'],
      [
        ['amount', '9'],
        ['reason', 'Late'],
      ],
      {
        '/seller-orders/:id/refund': { status: 423, body: { errors: fields } },
      },
    );

    expect(answer).toMatchObject({ data: { fields, values: { amount: '9', reason: 'Late' } } });
  });

  test('that came too late leads back and says so, because no form would help', async () => {
    const refusal = { status: 422, body: { message: 'Too late.', data: { code: 'order-move-not-allowed' } } };
    const { answer, toast } = await act(['received-orders', 'cancel', '12'], [['reason', 'Sold out']], {
      '/seller-orders/:id/cancel': refusal,
    });

    expect(whereTo(answer)).toBe('/received-orders-detail?order_id=12');
    expect(toast).toMatchObject({ tone: 'bad', title: 'Too late.' });
  });

  test('can be undone from the toast if the table names the move that undoes it', async () => {
    const { toast } = await act(['products', 'archive', '5'], [['_back', '/ad-management?page=2']], {
      '/retail/products/:id/archive': { body: { message: 'Product archived successfully.' } },
    });

    expect(toast).toMatchObject({
      undo: { action: '/act/products/restore/5', fields: [['_back', '/ad-management?page=2']] },
    });
  });

  test('with several rows makes each, reports the first refusal and undoes what was made', async () => {
    const answers = {
      '/retail/products/:id/archive': [{}, { status: 422, body: { message: 'Not now.' } }, {}],
    };
    const ids: Fields = [
      ['ids', '1'],
      ['ids', '2'],
      ['ids', '3'],
      ['ids', '3'],
      ['ids', '../4'],
    ];
    const { calls, toast } = await act(['products', 'archive'], ids, answers);

    expect(calls.map(({ path }) => path)).toEqual([
      '/retail/products/1/archive',
      '/retail/products/2/archive',
      '/retail/products/3/archive',
    ]);
    expect(toast).toMatchObject({
      tone: 'bad',
      title: 'Not now.',
      undo: {
        action: '/act/products/restore',
        fields: [
          ['ids', '1'],
          ['ids', '3'],
          ['_back', '/ad-management'],
        ],
      },
    });
  });

  test('says what of it could not be done', async () => {
    const { answer, toast } = await act(['orders', 'buy-again', '12'], [], {
      '/orders/:id/buy-again': { body: { message: 'Item added to cart.', data: { missing: ['Lamp'] } } },
    });

    expect(whereTo(answer)).toBe('/cart');
    expect(toast).toMatchObject({ tone: 'warn', detail: expect.stringContaining('Lamp') });
  });
});

describe('an address', () => {
  test.each([
    ['nothing', 'accept'],
    ['offers', 'haggle'],
    ['offers', 'expire'],
    ['orders', 'pay'],
    ['constructor', 'toString'],
    ['offers', 'constructor'],
  ])('of no move is not found: %s %s', (noun, move) => {
    expect(() => findAct({ noun, move })).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });
});
