import type { Paper } from '@souk/contract/modules/admin/papers';
import type { ReviewedProduct } from '@souk/contract/modules/admin/products';
import type { Report } from '@souk/contract/modules/admin/reports';
import type { UserDetail } from '@souk/contract/modules/admin/users';
import type { CommissionRule } from '@souk/contract/modules/payments/commissions';
import type { Journal } from '@souk/contract/modules/payments/ledger';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { CommissionRuleRow } from './commission-rule.tsx';
import { JournalRow } from './journal-row.tsx';
import { PaperList } from './paper-list.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ReportRow } from './report-row.tsx';
import { AccountFacts, BusinessFacts } from './user-facts.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const at = '2026-03-02T02:00:00.000Z';
const anna = { id: 1, name: 'Anna', image: null };
const ben = { id: 2, name: 'Ben', image: null };

describe('a report on the desk', () => {
  const report = {
    id: 5,
    kind: 'ad',
    status: 'open',
    reason: 'Fraud',
    comment: null,
    created_at: at,
    reporter: anna,
    subject: { id: 7, title: 'Pram', image: null, owner: ben, reports_count: 1, review: null },
  };
  const row = (changes: object = {}, subject: object = {}) =>
    renderAt(
      '/admin/reports',
      <ReportRow
        report={{ ...report, ...changes, subject: { ...report.subject, ...subject } } as unknown as Report}
        back="/admin/reports"
      />,
    );

  test.each([
    ['ad', 'Seller'],
    ['product', 'Seller'],
    ['review', 'Author'],
    ['food', 'Contributor'],
  ])('on a %s names its %s', async (kind, words) => {
    expect(wordsOf(await row({ kind }))).toContain(words);
  });

  test('is settled once: while it is open, and food can be corrected as well', async () => {
    expect(wordsOf(await row())).toContain('Leave it up');
    expect(wordsOf(await row({ status: 'resolved' }))).not.toContain('Leave it up');
    expect(Object.keys(linksIn(await row({ kind: 'food' })))).toContain('Correct');
    expect(Object.keys(linksIn(await row()))).not.toContain('Correct');
  });

  test('says how often it was reported only where that was more than once', async () => {
    expect(wordsOf(await row({}, { reports_count: 3 }))).toContain('Reported 3 times');
    expect(wordsOf(await row())).not.toMatch(/Reported \d/);
  });

  test('may be about something of nobody', async () => {
    expect(wordsOf(await row({}, { owner: null }))).not.toContain('Ben');
  });
});

describe('a journal of the ledger', () => {
  const journal = {
    id: 9,
    kind: 'sale',
    at,
    reason: null,
    by: null,
    lines: [
      { id: 1, account: 'held', seller: ben, amount: money(-500) },
      { id: 2, account: 'provider-cash', seller: null, amount: money(500) },
    ],
  };
  const row = async (changes: object = {}) =>
    renderAt('/', <JournalRow journal={{ ...journal, ...changes } as unknown as Journal} />);

  test('has debits before credits, each in its own column without a sign', async () => {
    const cells = [...(await row()).matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => wordsOf(cell));

    expect(cells).toEqual(['$5.00', '', '', '$5.00']);
  });

  test('names the seller of a line, and who made it and why', async () => {
    expect(linksIn(await row())).toEqual({ Ben: '/admin/users/2' });
    expect(wordsOf(await row({ reason: 'Goodwill', by: anna }))).toContain('Goodwill · by Anna');
    expect(wordsOf(await row())).not.toContain('by ');
  });
});

describe('the papers of a business', () => {
  const paper = {
    id: 3,
    kind: 'certificate',
    title: 'Licence',
    status: 'pending',
    business_name: 'Kettle House',
    owner: ben,
    issuer: null,
    expires_on: null,
    created_at: at,
    file_name: 'licence.pdf',
    moves: [],
  };
  const list = (changes: object = {}, mayDecide = true) =>
    renderAt(
      '/',
      <PaperList
        papers={[{ ...paper, ...changes } as unknown as Paper]}
        back="/admin"
        mayDecide={mayDecide}
      />,
    );

  test('are opened by who may decide on them, and by nobody else', async () => {
    expect(linksIn(await list())).toMatchObject({ 'licence.pdf': '/api/v2/admin/papers/certificate/3/file' });
    expect(await list({}, false)).not.toContain('licence.pdf');
  });

  test('are told as far as they are known', async () => {
    expect(wordsOf(await list({ issuer: 'NSW', expires_on: '2027-03-01' }))).toContain(
      'NSW · Expires 01/03/2027 · Uploaded 02/03/2026',
    );
    expect(wordsOf(await list())).not.toContain('Expires');
  });
});

describe('a rule of the commission', () => {
  const rule = (id: number, changes: object = {}) =>
    ({
      id,
      percent: 5,
      fixed: money(0),
      cap: null,
      category: null,
      seller_type: null,
      seller: null,
      moves: [],
      ...changes,
    }) as unknown as CommissionRule;
  const rules = [rule(1), rule(2), rule(3)];
  const row = (index: number, of = rules) =>
    renderAt(
      '/',
      <CommissionRuleRow rules={of} rule={of[index] as CommissionRule} index={index} categories={[]} />,
    );
  const orderOf = (page: string, label: string) => {
    const form = page.split('<form').find((part) => part.includes(`aria-label="${label}"`)) ?? '';
    return [...form.matchAll(/name="ids" value="(\d)"/g)].map(([, id]) => Number(id));
  };

  test('moves up and down, but not off the list', async () => {
    const middle = await row(1);

    expect(orderOf(middle, 'Move rule 2 up')).toEqual([2, 1, 3]);
    expect(orderOf(middle, 'Move rule 2 down')).toEqual([1, 3, 2]);
    expect(buttonsIn(await row(0))).not.toContain('Move rule 1 up');
    expect(buttonsIn(await row(2))).not.toContain('Move rule 3 down');
  });

  test.each([
    [{}, /Everything ?5%/],
    [{ category: { id: 4, name: 'Kitchen' }, seller: { id: 2, name: 'Ben' } }, /Kitchen, Ben/],
    [{ fixed: money(30), cap: money(900) }, /5% plus \$0\.30, at most \$9\.00/],
  ])('says for what and how much: %o', async (changes, words) => {
    expect(wordsOf(await row(0, [rule(1, changes)]))).toMatch(words);
  });
});

describe('a product that waits for approval', () => {
  const variant = { id: 5, options: { Size: 'Large' }, sku: 'CUP-1', price: money(500), free: 4 };
  const product = {
    title: 'Blue cup',
    images: [],
    category_path: [{ name: 'Home' }, { name: 'Kitchen' }],
    price: money(500),
    was_price: null,
    brand: null,
    condition: 'new',
    attributes: [],
    is_gst_free: false,
    has_pickup: false,
    description: 'Holds tea.',
    variants: [variant],
  };
  const preview = async (changes: object = {}) =>
    wordsOf(
      await renderAt(
        '/',
        <ProductPreview product={{ ...product, ...changes } as unknown as ReviewedProduct} />,
      ),
    );

  test('of one variant says how many there are, of several lists them', async () => {
    expect(await preview()).toMatch(/To sell ?4/);
    const several = await preview({ variants: [variant, { ...variant, id: 6, options: {}, sku: 'CUP-2' }] });
    expect(several).toMatch(/Large ?\$5\.00 · 4 to sell ?CUP-2/);
    expect(several).not.toMatch(/To sell ?4/);
  });

  test('says tax, collection and brand as they are', async () => {
    expect(await preview()).toMatch(/GST ?Included ?Pickup ?No/);
    expect(await preview({ is_gst_free: true, has_pickup: true, brand: 'Mill' })).toMatch(
      /Brand ?Mill.*GST ?GST-free ?Pickup ?Possible/,
    );
    expect(await preview()).not.toContain('Brand');
  });
});

describe('an account on the desk', () => {
  const none = { approved: 0, pending: 0, sold: 0, rejected: 0 };
  const user = {
    email: 'amal@souk.test',
    email_verified: true,
    phone: null,
    phone_verified: false,
    username: null,
    created_at: at,
    ads_by_state: none,
    products_by_state: none,
    reports_count: 0,
    business: null,
    profile_completed: false,
  };
  const facts = async (changes: object = {}) =>
    wordsOf(await renderAt('/', <AccountFacts user={{ ...user, ...changes } as unknown as UserDetail} />));
  const business = async (changes: object = {}) =>
    wordsOf(await renderAt('/', <BusinessFacts user={{ ...user, ...changes } as unknown as UserDetail} />));

  test('says what is verified of it', async () => {
    expect(await facts()).toContain('amal@souk.test, verified');
    expect(await facts({ email_verified: false })).toContain('amal@souk.test, not verified');
    expect(await facts({ phone: '0412', phone_verified: false })).toContain('0412, not verified');
    expect(await facts()).toMatch(/Phone ?None/);
  });

  test('counts products only of who has some', async () => {
    expect(await facts()).not.toContain('Products');
    expect(await facts({ products_by_state: { ...none, pending: 2 } })).toMatch(
      /Products ?0 approved, 2 waiting/,
    );
  });

  test('has a business or says that it has none', async () => {
    const shop = { name: 'Kettle House', module: 'retail', suburb: null, abn: null, website: null };

    expect(await business()).toBe('A private account without a business.');
    expect(await business({ business: shop })).toMatch(/Kettle House.*Suburb ?None.*Setup ?Not complete/);
    expect(await business({ business: shop, profile_completed: true })).toMatch(/Setup ?Complete/);
  });
});
