import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import type { SaleEarnings as Earnings } from '@souk/contract/modules/payments/earnings';
import type { Card } from '@souk/contract/modules/payments/methods';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import type { CardDesk } from '../card-desk.ts';
import type { Billing } from '../load-billing.server.ts';
import { BillingList } from './billing-list.tsx';
import { MethodRow } from './method-row.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PayoutAccountRow } from './payout-account-row.tsx';
import { PayoutSummary } from './payout-summary.tsx';
import { SaleEarnings } from './sale-earnings.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const card = (id: number, changes: object = {}) =>
  ({
    id,
    kind: 'card',
    brand: 'visa',
    last4: '4417',
    name: 'Amal Haddad',
    exp_month: 8,
    exp_year: 2028,
    is_default: 0,
    is_expired: 0,
    moves: [],
    ...changes,
  }) as unknown as Card;

describe('how to pay', () => {
  const choice = (cards: Card[], desk: CardDesk = { kind: 'simulated' }) =>
    renderAt('/', <PaymentChoice cards={cards} desk={desk} />);
  const chosenIn = (page: string) =>
    [...page.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([input]) =>
      input.includes('checked=""') ? (/value="([^"]*)"/.exec(input)?.[1] ?? []) : [],
    );

  test.each([
    ['the default', [card(1), card(2, { is_default: 1 })], 'card:2'],
    ['the first', [card(1), card(2)], 'card:1'],
    [
      'the next where the default has expired',
      [card(1, { is_default: 1, is_expired: 1 }), card(2)],
      'card:2',
    ],
    ['a new card where all have expired', [card(1, { is_expired: 1 })], 'new'],
    ['a new card where none is kept', [], 'new'],
    ['an account', [card(3, { kind: 'paypal', last4: null })], 'paypal:3'],
  ])('starts with %s', async (_name, cards, value) => {
    expect(chosenIn(await choice(cards))).toEqual([value]);
  });

  test('offers an expired card to be seen, not to be chosen', async () => {
    const page = await choice([card(1, { is_expired: 1 })]);

    expect(page).toMatch(/<input type="radio"[^>]*disabled=""[^>]*value="card:1"/);
    expect(wordsOf(page)).toContain('Expired');
  });

  test('names a card by its last digits and its end, an account by its owner', async () => {
    const words = wordsOf(
      await choice([card(1), card(2, { kind: 'paypal', brand: 'paypal', last4: null, exp_month: null })]),
    );

    expect(words).toMatch(/Visa ending 4417 ?Expires 08\/28/);
    expect(words).toMatch(/PayPal ?Amal Haddad/);
  });

  test('keeps no card where none can be taken', async () => {
    expect(await choice([])).toContain('name="_save_card"');
    expect(await choice([], { kind: 'none' })).not.toContain('name="_save_card"');
    expect(wordsOf(await choice([], { kind: 'none' }))).toContain('We cannot accept cards at the moment.');
  });
});

describe('a saved method', () => {
  const row = async (changes: object) => wordsOf(await renderAt('/', <MethodRow card={card(1, changes)} />));

  test('says what it is, whose, and what is special about it', async () => {
    expect(await row({ is_default: 1 })).toMatch(/Visa ending 4417 ?Default ?Amal Haddad · expires 08\/28/);
    expect(await row({ is_expired: 1 })).toContain('Expired');
    expect(await row({})).not.toMatch(/Default|Expired/);
    expect(await row({ name: null })).toMatch(/4417 ?expires/);
  });
});

describe('where the money of a seller goes', () => {
  const account = (changes: object) =>
    ({
      method: 'card',
      account_holder: 'Ben',
      bsb: '062000',
      account_number: '•••123',
      paypal_email: null,
      is_ready: 1,
      is_chosen: 1,
      requirements: [],
      ...changes,
    }) as unknown as PayoutAccount;
  const row = (changes: object, mayConnect = true) =>
    renderAt('/', <PayoutAccountRow account={account(changes)} mayConnect={mayConnect} />);
  const summary = (accounts: PayoutAccount[]) => renderAt('/', <PayoutSummary accounts={accounts} />);

  test('is said of the chosen account, which cannot be chosen again', async () => {
    const chosen = await row({});

    expect(wordsOf(chosen)).toMatch(/Ready.*Ben · BSB 062000 · •••123.*Payouts go here/);
    expect(buttonsIn(chosen)).not.toContain('Pay out here');
  });

  test('can be another account once that is ready', async () => {
    expect(buttonsIn(await row({ is_chosen: 0 }))).toContain('Pay out here');
    expect(buttonsIn(await row({ is_chosen: 0, is_ready: 0 }))).not.toContain('Pay out here');
  });

  test('is set up further by business sellers only, with what the provider still needs', async () => {
    const open = { is_ready: 0, is_chosen: 0, requirements: ['individual.verification_document'] };

    expect(buttonsIn(await row(open))).toContain('Continue set-up');
    expect(wordsOf(await row(open))).toContain('individual verification document');
    expect(buttonsIn(await row(open, false))).not.toContain('Continue set-up');
    expect(buttonsIn(await row({}))).not.toContain('Continue set-up');
  });

  test('is summed up by the chosen account, else by the first', async () => {
    const paypal = account({ method: 'paypal', account_number: null, paypal_email: 'b•••@souk.test' });
    const bank = account({ is_chosen: 0 });

    expect(wordsOf(await summary([bank, paypal]))).toContain('PayPal account b•••@souk.test');
    expect(wordsOf(await summary([bank]))).toContain('Bank account •••123');
    expect(wordsOf(await summary([account({ is_ready: 0 })]))).toContain('Not ready yet');
  });

  test('is asked for where there is none', async () => {
    const none = await summary([]);

    expect(wordsOf(none)).toContain('Tell us where to send your earnings.');
    expect(linksIn(none)).toEqual({ 'Set up payouts': '/payout-account' });
  });
});

describe('what a sale earns', () => {
  const item = {
    description: 'Cup',
    percent: 5,
    amount: money(10_000),
    fixed: money(0),
    cap: null,
    rule_id: null,
    rule_for: null,
    commission: money(500),
  };
  const earned = {
    price: money(10_000),
    refunded: money(0),
    charged_back: money(0),
    commission: money(500),
    commission_gst: money(50),
    basis: [item],
    is_earned: true,
    seller_gets: money(9450),
    steps: [],
  };
  const read = async (changes: object = {}) =>
    wordsOf(
      await renderAt('/', <SaleEarnings earnings={{ ...earned, ...changes } as unknown as Earnings} />),
    );

  test('is the price less what was taken from it', async () => {
    const words = await read();

    expect(words).toMatch(/Price paid, with GST ?\$100\.00/);
    expect(words).toMatch(/Cup: 5% of \$100\.00 \(usual rate\) = \$5\.00/);
    expect(words).toMatch(/You get ?\$94\.50/);
    expect(words).not.toMatch(/Refunded|Charged back|In proportion/);
  });

  test('is only announced while it is held', async () => {
    expect(await read({ is_earned: false })).toMatch(/You will get ?Held until the sale is complete\./);
    expect(await read()).not.toContain('Held until');
  });

  test.each([
    [{ refunded: money(2000) }, /Refunded ?[-−]\$20\.00/],
    [{ charged_back: money(2000) }, /Charged back by the buyer’s bank ?[-−]\$20\.00/],
  ])('is less by what went back, and so is the commission: %o', async (changes, words) => {
    expect(await read(changes)).toMatch(words);
    expect(await read(changes)).toContain('In proportion to the remaining price.');
  });

  test.each([
    [{ fixed: money(30) }, '5% of $100.00, plus $0.30'],
    [{ cap: money(400) }, '5% of $100.00, capped at $4.00'],
    [{ rule_id: 3, rule_for: { category: 'Homewares' } }, '(rule 3, for Homewares)'],
    [{ rule_id: 3, rule_for: { is_own: true } }, '(rule 3, agreed with you)'],
    [{ rule_id: 3, rule_for: { seller_type: 'retail' } }, '(rule 3, for your kind of business)'],
    [{ rule_id: 3, rule_for: null }, '(rule 3)'],
  ])('names the terms of the commission: %o', async (changes, words) => {
    expect(await read({ basis: [{ ...item, ...changes }] })).toContain(words);
  });

  test('leads from each entry to the payout that it was part of', async () => {
    const step = {
      journal_id: 9,
      kind: 'sale',
      at: '2026-03-02T02:00:00.000Z',
      amount: money(500),
      reason: null,
    };
    const payout = { id: 4, number: 'P-4', status: 'paid' };
    const steps = [{ ...step, payout }];

    expect(await read({ steps })).toMatch(/Journal 9 · Payout P-4 \(Paid out\)/);
    expect(await read({ steps: [{ ...step, payout: null }] })).not.toContain('Payout');
  });
});

describe('an empty billing history', () => {
  const empty = (view: Billing['view'], isBusiness = false, isFiltered = false) => {
    const list = { data: [], current_page: 1, last_page: 1, per_page: 10, total: 0 };
    return renderAt(
      '/billing-history',
      <BillingList
        billing={{ view, list } as unknown as Billing}
        isBusiness={isBusiness}
        isFiltered={isFiltered}
      />,
    );
  };

  test.each([
    ['payments', false, false, 'Your payments appear here', { 'Search Souk': '/search' }],
    ['payments', true, false, 'Your payments to Souk appear here', { 'Go to your dashboard': '/dashboard' }],
    ['payments', true, true, 'Nothing was paid in this period', { 'Show all time': '/billing-history' }],
    ['refunds', false, false, 'You can follow your refunds here.', {}],
    ['issued', true, false, 'Every sale gives your customer an invoice.', {}],
    ['received', true, false, 'Invoices for commission, subscriptions and boosts', {}],
  ] as const)(
    'of %s (business: %s, filtered: %s) says: %s [B-009]',
    async (view, isBusiness, isFiltered, words, links) => {
      const page = await empty(view as Billing['view'], isBusiness, isFiltered);

      expect(wordsOf(page)).toContain(words);
      expect(linksIn(page)).toEqual(links);
    },
  );
});
