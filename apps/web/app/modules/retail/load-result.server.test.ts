import { confirmPayment, getPayment } from '@souk/contract/modules/payments/payments';
import { getCheckout } from '@souk/contract/modules/retail/checkouts';
import { getOrder } from '@souk/contract/modules/retail/orders';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { loadOrderResult, loadPayment } from './load-result.server.ts';

const ok = (data: unknown) => ({ body: { data } });
const checkout = (payment: object | null) => ({ checkout_id: 5, order_ids: [12], status: 'open', payment });
const order = ok({ order_id: 12, checkout_id: 5 });
const asking = { id: 70, status: 'requires-action' };

async function asked<T>(
  load: (args: Awaited<ReturnType<typeof buildPageArgs>>['args'], query: URLSearchParams) => T,
  query: string,
  answers: object,
) {
  const { args, calls } = await buildPageArgs(buildRequest(), { [getOrder.path]: order, ...answers });
  return {
    result: await load(args, new URLSearchParams(query)),
    paths: calls.map(({ endpoint }) => endpoint.path),
  };
}

describe('the result of a checkout', () => {
  test.each(['checkout_id=5', 'order_id=12'])('is found by %s', async (query) => {
    const answers = { [getCheckout.path]: ok(checkout(null)) };

    expect((await asked(loadOrderResult, query, answers)).result).toMatchObject({
      checkout: { checkout_id: 5 },
      payment: null,
      orders: [{ order_id: 12 }],
    });
  });

  test.each(['', 'checkout_id=x', 'checkout_id=-1', 'checkout_id=6'])('is none for “%s”', async (query) => {
    expect((await asked(loadOrderResult, query, {})).result).toBeNull();
  });

  test('asks the provider while the payment is open, and reads again what that settled', async () => {
    const { result, paths } = await asked(loadOrderResult, 'checkout_id=5', {
      [getCheckout.path]: [ok(checkout(asking)), ok({ ...checkout(asking), status: 'paid' })],
      [confirmPayment.path]: ok({ id: 70, status: 'succeeded' }),
    });

    expect(result).toMatchObject({ checkout: { status: 'paid' }, payment: { status: 'succeeded' } });
    expect(paths.filter((path) => path === getCheckout.path)).toHaveLength(2);
  });

  test.each(['succeeded', 'failed', 'created'])(
    'does not ask the provider again of one that is %s',
    async (status) => {
      const { paths } = await asked(loadOrderResult, 'checkout_id=5', {
        [getCheckout.path]: ok(checkout({ id: 70, status })),
      });

      expect(paths).not.toContain(confirmPayment.path);
      expect(paths.filter((path) => path === getCheckout.path)).toHaveLength(1);
    },
  );

  test('shows the payment as it stands where the provider does not answer', async () => {
    const answers = {
      [getPayment.path]: ok(asking),
      [confirmPayment.path]: { status: 503, body: { message: 'No answer' } },
    };

    expect((await asked(loadPayment, 'payment_id=70', answers)).result).toMatchObject({
      status: 'requires-action',
    });
    expect((await asked(loadPayment, '', answers)).result).toBeNull();
    expect((await asked(loadPayment, 'payment_id=71', {})).result).toBeNull();
  });
});
