import type { Offer } from '@souk/contract/modules/classifieds/offers';
import type { OrderLine, RetailOrder } from '@souk/contract/modules/retail/orders';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../lib/render.testing.tsx';
import { offerActs } from '../../modules/classifieds/offer-acts.ts';
import { orderActs } from '../../modules/retail/order-acts.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Acts } from '../../ui/acts.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const offer = {
  id: 7,
  offer_price: money(45_000),
  moves: ['accept', 'reject', 'expire'],
} as unknown as Offer;

const line = {
  order_detail_id: 3,
  title: 'Blue cup',
  line_total: money(3000),
  shipped_quantity: 0,
  refund_if_cancelled: money(2000),
  moves: ['cancel'],
};
const order = {
  order_id: 12,
  order_number: 'R-12',
  delivery: { is_pickup: false },
  items: [line as unknown as OrderLine],
  refund_if_cancelled: money(5000),
  moves: ['complete', 'cancel'],
} as unknown as RetailOrder;

const pickup = { ...order, delivery: { ...order.delivery, is_pickup: true } };

describe('the buttons of a row', () => {
  test('are the moves that are open to the viewer and that somebody makes here', async () => {
    const page = await renderAt('/offers?page=2', <Acts of={offerActs} row={offer} />);

    expect(page).toContain('action="/act/offers/accept/7"');
    expect(page).toContain('Accept $450.00');
    expect(page).toContain('action="/act/offers/reject/7"');
    expect(page).not.toContain('expire');
  });

  test('lead back to the page with its query', async () => {
    const page = await renderAt('/offers?page=2', <Acts of={offerActs} row={offer} />);

    expect(page).toContain('name="_back" value="/offers?page=2"');
  });

  test('are gone once no move is open', async () => {
    const page = await renderAt('/offers', <Acts of={offerActs} row={{ ...offer, moves: [] }} />);

    expect(page).not.toContain('<form');
  });

  test('link to the page of a move that asks, which works without scripts', async () => {
    const page = await renderAt('/orders/detail?order_id=12', <Acts of={orderActs} row={order} />);

    expect(page).toContain('href="/act/orders/cancel/12?_back=%2Forders%2Fdetail%3Forder_id%3D12"');
    expect(page).toContain('aria-haspopup="dialog"');
  });

  test('say that only the rest of a partly sent order is cancelled', async () => {
    const sent = { ...order, items: [{ ...line, shipped_quantity: 1 } as unknown as OrderLine] };

    for (const given of [{}, { order_detail_id: '3' }]) {
      const page = await renderAt('/', <Acts of={orderActs} row={sent} given={given} />);
      expect(page).toContain('Cancel the rest');
      expect(page).not.toContain('Cancel order');
    }
  });

  test('carry the line that they are about', async () => {
    const given = { order_detail_id: '3' };
    const page = await renderAt('/', <Acts of={orderActs} row={order} given={given} as="link" />);

    expect(page).toContain('/act/orders/cancel/12?order_detail_id=3&amp;');
    expect(page).toContain('Cancel this item');
    expect(page).not.toContain('/act/orders/complete');
  });

  test('say of a pick-up that it was collected', async () => {
    const sent = await renderAt('/', <Acts of={orderActs} row={order} only={['complete']} />);
    const collected = await renderAt('/', <Acts of={orderActs} row={pickup} only={['complete']} />);

    expect(sent).toContain('I’ve received it');
    expect(collected).toContain('I’ve collected it');
  });
});

describe('the form of a move', () => {
  const cancel = orderActs.moves.cancel;
  const form = (problems?: { fields: Record<string, string[]>; values: Record<string, unknown> }) =>
    cancel?.endpoint === undefined ? null : (
      <ActForm
        act={cancel}
        row={order}
        given={{ order_detail_id: '3' }}
        action="/act/orders/cancel/12"
        back="/my-orders"
        problems={problems}
        keep={(words) => <a href="/my-orders">{words}</a>}
      />
    );

  test('says what it means, and offers to go back first', async () => {
    const page = await renderAt('/', form());

    expect(page).toContain('$20.00 goes back to your original payment method.');
    expect(page).toContain('name="order_detail_id" value="3"');
    expect(page.indexOf('Keep it')).toBeLessThan(page.indexOf('type="submit"'));
  });

  test('comes back with the refusal at its field and with what was typed', async () => {
    const problems = { fields: { reason: ['Reason is too long.'] }, values: { reason: 'Changed my mind' } };
    const page = await renderAt('/', form(problems));

    expect(page).toMatch(/<textarea[^>]*aria-invalid="true"/);
    expect(page).toContain('Reason is too long.');
    expect(page).toContain('Changed my mind');
  });
});
