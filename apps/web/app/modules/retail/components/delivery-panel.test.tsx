import type { DeliveryEstimate } from '@souk/contract/modules/retail/product-lists';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../lib/render.testing.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const method = {
  name: 'Parcel',
  price: money(995),
  is_free: false,
  is_from: false,
  arrives_from: '2026-03-05',
  arrives_by: '2026-03-06',
};
const nowhere = { methods: [], pickup: null, place: null, free_over: null, dispatch_days: 0 };

const panel = (delivery: object, typed: string | null = null) =>
  renderAt(
    '/cup',
    <DeliveryPanel
      delivery={{ ...nowhere, ...delivery } as unknown as DeliveryEstimate}
      typed={typed}
      variantId={5}
    />,
  );

describe('how a product gets to the buyer', () => {
  test('names the place, the price and the days once the place is known', async () => {
    const known = await panel({ methods: [method], place: 'Newtown NSW 2042' }, 'Newtown');

    expect(known).toContain('Parcel to Newtown NSW 2042, $9.95');
    expect(known).toMatch(/Arrives .* to /);
    expect(known).not.toContain('Tell us your suburb');
  });

  test('says one day where it is one', async () => {
    const oneDay = { ...method, arrives_from: method.arrives_by };
    const known = await panel({ methods: [oneDay], place: 'Newtown' });

    expect(known).toContain('Arrives ');
    expect(known).not.toMatch(/Arrives .* to /);
  });

  test('asks for the place, and promises no price that depends on it', async () => {
    const exact = await panel({ methods: [method] });
    const from = await panel({ methods: [{ ...method, is_from: true }] });

    expect(exact).toContain('Parcel, $9.95');
    expect(exact).toContain('Tell us your suburb to see when it arrives.');
    expect(from).toContain('Parcel, from $9.95');
    expect(from).toContain('to see what it costs and when it arrives');
  });

  test('says what is free, and from when on it is', async () => {
    const free = { ...method, is_free: true };

    expect(await panel({ methods: [free] })).toContain('Free delivery');
    expect(await panel({ methods: [free], place: 'Newtown' })).toContain('Free delivery to Newtown');
    expect(await panel({ methods: [method], free_over: money(5000) })).toContain(
      'Free delivery on orders over $50.00',
    );
  });

  test('says that nothing goes there only where it cannot be collected either', async () => {
    const refusal = 'The shop does not deliver there.';

    expect(await panel({ place: 'Perth' })).toContain(refusal);
    const collected = await panel({ place: 'Perth', pickup: 'Newtown', dispatch_days: 2 });
    expect(collected).not.toContain(refusal);
    expect(collected).toContain('Pick up in Newtown');
    expect(collected).toContain('Ready within 2 business days');
    const next = await panel({ place: 'Perth', pickup: 'Newtown', dispatch_days: 1 });
    expect(next).toContain('Ready within 1 business day');
    expect(next).not.toContain('business days');
  });

  test('tells at the field that a place is not known, but not before one was typed', async () => {
    expect(await panel({}, 'Atlantis')).toContain('This place is not known.');
    expect(await panel({})).not.toContain('This place is not known.');
    expect(await panel({ place: 'Newtown' }, 'Newtown')).not.toContain('This place is not known.');
  });
});
