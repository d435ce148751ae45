import type { Promotion } from '@souk/contract/modules/discounts/promotions';
import {
  createPromotion,
  getPromotion,
  listPromotionSubjects,
  updatePromotion,
} from '@souk/contract/modules/discounts/promotions';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { PromotionForm } from './components/promotion-form.tsx';
import { PromotionList } from './components/promotion-list.tsx';
import { PublicPromotions } from './components/public-promotions.tsx';
import { promotionActs } from './promotion-acts.ts';
import { loadPromotionPage, savePromotion } from './promotion-page.server.ts';
import { typedTerms } from './promotion-terms.ts';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });

const promotion: Promotion = {
  id: 7,
  title: 'Spring',
  description: '',
  discount_percent: 20,
  amount: null,
  service_ids: [],
  start_date: '2030-05-06',
  end_date: '2030-05-12',
  is_first_visit: false,
  days: [],
  from_time: null,
  until_time: null,
  least_spend: null,
  image: null,
  is_automatic: true,
  code: null,
  subjects: [],
  uses_max: null,
  customer_uses_max: null,
  uses: 1,
  given: money(1300),
  is_active: true,
  status: 'active',
  state: 'running',
  created_at: '2030-05-06T00:00:00.000Z',
};
const withCode: Promotion = {
  ...promotion,
  ...{ id: 8, discount_percent: null, amount: money(500), is_automatic: false, code: 'TEA55' },
  ...{ subjects: [{ kind: 'appointments.service', id: 1, title: 'Cut' }], service_ids: [1] },
  ...{ is_first_visit: true, days: [1, 2], from_time: '09:00', until_time: '12:00' },
  ...{ least_spend: money(3000), uses_max: 10, customer_uses_max: 1, uses: 3 },
};

const listed = async (...promotions: Promotion[]) =>
  wordsOf(await renderAt('/promotions', <PromotionList promotions={promotions} />));

const shown = (of: Promotion | null, problems?: object) =>
  renderAt(
    '/create-promotions',
    <PromotionForm
      promotion={of}
      subjects={[
        { id: 1, title: 'Cut' },
        { id: 2, title: 'Colour' },
      ]}
      today="2030-05-06"
      problems={problems}
    />,
  );

describe('the list of promotions', () => {
  test('says each in words, with its state and how often it was used', async () => {
    const words = await listed(promotion, withCode);

    expect(words).toContain('20 % off everything. Who books from Mon 6 May to Sun 12 May gets it.');
    expect(words).toContain('$5.00 off Cut with the code TEA55.');
    expect(words).toContain(
      'For times on Mon, Tue from 09:00 to 12:00. On a first visit only. From $30.00 on.',
    );
    expect(words).toContain('10 uses in all. 1 use for each customer.');
    expect(words).toContain('1 use$13.00 taken off');
    expect(words).toContain('3 of 10 uses');
    expect(await listed({ ...promotion, state: 'used-up' })).toContain('Used up');
  });

  test('offers to edit, pause and delete, and to resume what is paused', async () => {
    const links = linksIn(await renderAt('/promotions', <PromotionList promotions={[promotion]} />));

    expect(Object.values(links)).toContain('/create-promotions?id=7');
    expect(promotionActs.open(promotion, {})).toEqual(['edit', 'pause', 'delete']);
    expect(promotionActs.open({ ...promotion, is_active: false, state: 'paused' }, {})).toContain('resume');
    expect(promotionActs.open({ ...promotion, state: 'over' }, {})).toEqual(['edit', 'delete']);
  });
});

describe('what customers read of promotions', () => {
  test('names what they are for and on which conditions, and no code', async () => {
    const words = wordsOf(
      await renderAt(
        '/business-detail/beauty/blush',
        <PublicPromotions promotions={[promotion, withCode]} things={[{ id: 1, name: 'Cut' }]} />,
      ),
    );

    expect(words).toContain('Spring20 % off everything.');
    expect(words).toContain('$5.00 off Cut.');
    expect(words).not.toContain('TEA55');
  });
});

describe('the form of a promotion', () => {
  test('shows what is known, and says it in words', async () => {
    const html = await shown(withCode);

    expect(html).toMatch(/name="amount"[^>]*value="5.00"|value="5.00"[^>]*name="amount"/);
    expect(html).toMatch(/value="TEA55"/);
    expect(wordsOf(html)).toContain('$5.00 off Cut with the code TEA55.');
    expect(wordsOf(await shown(null))).toContain('Say what is off, and the promotion stands here in words.');
  });

  test('shows each problem at its field and in the summary', async () => {
    const text = 'Discount Limit is out of the Limit.';
    const html = await shown(null, { fields: { discount_percent: [text] }, values: {} });

    expect(html).toMatch(/aria-invalid="true"[^>]*|name="discount_percent"/);
    expect(wordsOf(html).split(text).length).toBeGreaterThan(1);
  });

  test('follows what is typed', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['_kind', 'amount'],
      ['amount', '7.5'],
      ['discount_percent', '10'],
      ['is_automatic', 'false'],
      ['code', 'tea55'],
      ['service_ids', ''],
      ['service_ids', '2'],
      ['days', ''],
      ['days', '3'],
      ['uses_max', 'many'],
    ] as const)
      form.append(name, value);

    expect(typedTerms(form, [{ id: 2, title: 'Colour' }])).toMatchObject({
      percent: null,
      amountCents: 750,
      code: 'TEA55',
      things: ['Colour'],
      days: [3],
      usesMax: null,
      isFirstVisit: false,
    });
  });
});

describe('saving a promotion', () => {
  async function save(form: Record<string, string>, search = '') {
    const saved = { body: { message: 'Promotion saved successfully.', data: promotion } };
    const built = await buildPageArgs(buildRequest({ cookie: 'souk_session=s', form }), {
      [createPromotion.path]: saved,
      [updatePromotion.path]: saved,
    });
    const url = new URL(`http://souk.test/create-promotions${search}`);
    const response = await savePromotion({ ...built.args, url });
    return { ...built, response };
  }
  const typed = {
    title: 'Spring',
    _kind: 'percent',
    discount_percent: '20',
    amount: '5',
    is_automatic: 'true',
    code: 'ab',
    start_date: '2030-05-06',
    end_date: '2030-05-12',
  };

  test('makes a new one with the discount that was chosen', async () => {
    const { calls, response } = await save(typed);

    const sent = calls.find(({ endpoint }) => endpoint === createPromotion);
    const body = sent?.body as FormData;
    const told = ['discount_percent', 'amount', 'code', 'days', 'is_first_visit'].map((name) =>
      body.get(name),
    );
    expect(told).toEqual(['20', '', '', '', 'false']);
    expect((response as Response).headers.get('location')).toBe('/promotions');
  });

  test('changes the one that the address names, and says what is wrong', async () => {
    const { calls } = await save(typed, '?id=7');
    const { response } = await save({ ...typed, discount_percent: '101' }, '?id=7');

    expect(calls.find(({ endpoint }) => endpoint === updatePromotion)?.params).toEqual({ promotion_id: '7' });
    expect(response).toMatchObject({
      data: { problems: { fields: { discount_percent: ['Discount Limit is out of the Limit.'] } } },
    });
  });

  test('of one that is gone leads back to the list', async () => {
    const { args } = await buildPageArgs(buildRequest({ cookie: 'souk_session=s' }), {
      [getPromotion.path]: { status: 404, body: { error: 'Record not found' } },
      [listPromotionSubjects.path]: { body: { data: [] } },
      [getUserProfile.path]: { body: { data: { time_zone: 'Australia/Sydney' } } },
    });
    const url = new URL('http://souk.test/create-promotions?id=9');

    const left = await loadPromotionPage({ ...args, url }).catch((thrown: unknown) => thrown);

    expect((left as Response).headers.get('location')).toBe('/promotions');
  });
});
