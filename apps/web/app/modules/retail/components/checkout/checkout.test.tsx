import type { CartGroup, DeliveryChoice } from '@souk/contract/modules/retail/carts';
import type { CheckoutPreview } from '@souk/contract/modules/retail/checkouts';
import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import { DeliveryOptions } from '../delivery-options.tsx';
import { DeliveryPrice, DeliveryTime } from '../delivery-words.tsx';
import { AddressNote } from './address-note.tsx';
import { AddressStep } from './address-step.tsx';
import { BuyerCheckout } from './buyer-checkout.tsx';
import { PromoForm } from './promo-form.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const address = {
  address_id: 4,
  name: 'Amal Haddad',
  location: '1 King St, Newtown NSW 2042',
  countryCode: '+61',
  phone: '0400000000',
};
const parcel = {
  method: 'parcel',
  name: 'Parcel',
  price: money(900),
  is_from: false,
  is_pickup: false,
  days: 3,
};
const group = {
  seller: { id: 2, name: 'Kettle House', image: null, slug: 'kettle-house' },
  sub_total: money(3000),
  total: money(3900),
  deliveries: [parcel],
  chosen: 'parcel',
  free_over: null,
  address_note: null,
  notes: [],
};
const preview = {
  groups: [group],
  lines: [],
  sub_total: money(3000),
  discount: money(0),
  postage: money(900),
  gst: money(355),
  total: money(3900),
  promo: null,
  promo_problem: null,
  needs_acceptance: false,
};
const buyer = {
  kind: 'buyer',
  merged: [],
  addresses: [address],
  address,
  state: { addressId: 4, deliveries: {} },
  step: 'pay',
  preview,
  idempotencyKey: 'key-1',
  cards: [],
  desk: { mode: 'simulated' },
};

const checkout = (changes: object = {}, priced: object = {}) =>
  renderAt(
    '/retail-checkout',
    <BuyerCheckout
      shown={{ ...buyer, ...changes, preview: { ...preview, ...priced } } as never}
      problems={undefined}
    />,
  );

describe('the checkout', () => {
  test('takes the payment once nothing keeps the buyer from it', async () => {
    const words = wordsOf(await checkout());

    expect(words).toContain('Pay $39.00');
    expect(words).toContain('Deliver to Amal Haddad');
  });

  test.each([
    [{}, { needs_acceptance: true }, 'Accept the changes to continue.'],
    [{}, { groups: [{ ...group, deliveries: [] }] }, 'A shop does not deliver to this address.'],
    [{ step: 'new-address', address: null, addresses: [] }, {}, 'Choose an address to continue.'],
    [{ step: 'address' }, {}, 'Choose an address to continue.'],
    [{ step: 'delivery' }, {}, 'Choose how it is delivered to continue.'],
  ])('says in place of the button what is missing: %#', async (changes, priced, words) => {
    const said = wordsOf(await checkout(changes, priced));

    expect(said).toContain(words);
    expect(said).not.toContain('Pay $39.00');
  });

  test('says the changes before anything that a choice would mend', async () => {
    const said = wordsOf(await checkout({ step: 'delivery' }, { needs_acceptance: true }));

    expect(said).toContain('Accept the changes to continue.');
    expect(said).not.toContain('Choose how it is delivered');
  });

  test('asks for no card where there is nothing to pay', async () => {
    const free = await checkout({}, { total: money(0) });

    expect(wordsOf(free)).toContain('This order is free. There is nothing to pay.');
    expect(wordsOf(free)).toContain('Place order');
    expect(wordsOf(free)).not.toContain('card details');
    expect(free).toContain('name="_pay" value="none"');
    expect(await checkout()).not.toContain('name="_pay" value="none"');
  });

  test('pays for the deliveries that are shown, once', async () => {
    const page = await checkout();

    expect(page).toContain('name="_idempotencyKey" value="key-1"');
    expect(page).toMatch(/name="[^"]*2[^"]*" value="parcel"/);
  });
});

describe('the address of a checkout', () => {
  const step = (
    open: 'address' | 'new-address' | null,
    addresses = [address],
    chosen: typeof address | null = address,
  ) =>
    renderAt(
      '/retail-checkout',
      <AddressStep
        addresses={addresses as never}
        address={chosen as never}
        state={{ deliveries: {} }}
        open={open}
      />,
    );

  test('is folded with a way to change it once it is chosen', async () => {
    expect(linksIn(await step(null))).toEqual({
      'Change Deliver to Amal Haddad': '/retail-checkout?step=address',
    });
  });

  test('is chosen from the book, or written where the book is empty', async () => {
    expect(wordsOf(await step('address'))).toContain('Deliver to this address');
    expect(wordsOf(await step('address', [], null))).toContain('New address');
    expect(linksIn(await step('address', [], null))).not.toHaveProperty('Cancel');
    expect(linksIn(await step('new-address'))).toMatchObject({ Cancel: '/retail-checkout?step=address' });
  });
});

describe('a promotion code', () => {
  const form = (changes: object, state: object = {}) =>
    renderAt(
      '/retail-checkout',
      <PromoForm
        preview={{ ...preview, ...changes } as unknown as CheckoutPreview}
        state={{ deliveries: {}, promoCode: 'TEA5', ...state }}
      />,
    );
  const promo = { code: 'TEA5', discount: money(500), kept_back: money(0) };

  test('that holds says what it saves, and can be taken away', async () => {
    const page = await form({ promo });

    expect(wordsOf(page)).toContain('TEA5 saves you $5.00');
    expect(linksIn(page)).toEqual({ 'Remove code TEA5': '/retail-checkout' });
  });

  test('that leaves too little to charge says what is paid all the same', async () => {
    const left = { total: money(50), promo: { ...promo, kept_back: money(50) } };

    expect(wordsOf(await form(left))).toContain('You pay $0.50, because smaller amounts can’t be charged.');
    expect(wordsOf(await form({ promo }))).not.toContain('smaller amounts');
  });

  test('that does not hold stays in its field with the reason', async () => {
    const page = await form({ promo_problem: 'This code has expired.' });

    expect(wordsOf(page)).toContain('This code has expired.');
    expect(page).toContain('value="TEA5"');
  });
});

describe('what the address changes of a delivery', () => {
  const note = async (changes: object) => {
    const full = { zone: 'remote', than: 'usual-address', more: money(0), more_days: 0, ...changes };
    return wordsOf(await renderAt('/', <AddressNote note={full as never} />));
  };

  test.each([
    [{ more: money(300), more_days: 0 }, 'Delivery costs $3.00 more than to your usual address.'],
    [{ more: money(-300), more_days: 0 }, 'Delivery costs $3.00 less than to your usual address.'],
    [{ more_days: 1 }, 'Delivery takes 1 day longer than'],
    [{ more_days: 3 }, 'Delivery takes 3 days longer than'],
    [{ more_days: -1 }, 'Delivery takes 1 day less than'],
    [{ more_days: -2 }, 'Delivery takes 2 days less than'],
    [{ more: money(300), more_days: 2 }, 'Delivery costs $3.00 more and takes 2 days longer than'],
    [{ more_days: 1, than: 'nearby' }, 'than near the shop.'],
    [{ more_days: 1, zone: 'interstate' }, 'This address is in another state.'],
  ])('%o reads: %s', async (changes, words) => {
    expect(await note(changes)).toContain(words);
  });

  test('looks dearer where it costs more or, for the same money, takes longer', async () => {
    const look = (changes: object) =>
      renderAt(
        '/',
        <AddressNote note={{ zone: 'state', than: 'nearby', more_days: 0, ...changes } as never} />,
      );

    expect(await look({ more: money(1) })).toContain('text-warn');
    expect(await look({ more: money(0), more_days: 1 })).toContain('text-warn');
    expect(await look({ more: money(-1), more_days: 1 })).toContain('text-good');
  });
});

describe('a way of delivery', () => {
  test.each([
    [{ is_pickup: true, days: null }, 'Collect it from the shop'],
    [{ days: 1, dispatch_days: null }, 'Arrives within 1 day'],
    [{ days: 3, dispatch_days: 2 }, 'Arrives within 5 days'],
    [{ days: null, dispatch_days: 2 }, ''],
  ])('%o takes: %s', async (changes, words) => {
    const delivery = { ...parcel, ...changes } as unknown as DeliveryChoice;

    expect(wordsOf(await renderAt('/', <DeliveryTime delivery={delivery} />))).toBe(words);
  });

  test.each([
    [{ price: money(900), is_from: false }, '$9.00'],
    [{ price: money(0), is_from: false }, 'Free'],
    [{ price: money(900), is_from: true }, 'from $9.00'],
    [{ price: money(0), is_from: true }, 'from $0.00'],
  ])('%o costs: %s', async (delivery, words) => {
    expect(wordsOf(await renderAt('/', <DeliveryPrice delivery={delivery} />))).toBe(words);
  });

  test('says what is missing until it is free, and where nothing is delivered', async () => {
    const options = async (changes: object) =>
      wordsOf(
        await renderAt('/', <DeliveryOptions group={{ ...group, ...changes } as unknown as CartGroup} />),
      );

    expect(await options({ free_over: money(5000) })).toContain('Add $20.00 more for free delivery.');
    expect(await options({ free_over: money(3000) })).not.toContain('more for free delivery');
    expect(await options({ deliveries: [] })).toBe('Kettle House does not deliver to this address.');
  });
});
