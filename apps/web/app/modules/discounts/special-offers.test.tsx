import {
  createSpecialOffer,
  getSpecialOffer,
  type SpecialOffer,
  updateSpecialOffer,
} from '@souk/contract/modules/discounts/special-offers';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { PublicPromotions } from './components/public-promotions.tsx';
import { SpecialOfferForm } from './components/special-offer-form.tsx';
import { SpecialOfferList } from './components/special-offer-list.tsx';
import { specialOfferActs } from './special-offer-acts.ts';
import { loadSpecialOfferPage, saveSpecialOffer } from './special-offer-page.server.ts';

const offer: SpecialOffer = {
  id: 7,
  title: 'Winter',
  description: 'Warm up with us.',
  menu_item_ids: [],
  discount_percent: 20,
  start_date: '2030-05-06',
  end_date: '2030-05-12',
  image: null,
  is_active: true,
  status: 'active',
  state: 'running',
  created_at: '2030-05-06T00:00:00.000Z',
};

const listed = (...offers: SpecialOffer[]) =>
  renderAt('/special-offers', <SpecialOfferList offers={offers} />);
const shown = (of: SpecialOffer | null, problems?: object) =>
  renderAt('/create-special-offers', <SpecialOfferForm offer={of} today="2030-05-06" problems={problems} />);

describe('the list of special offers', () => {
  test('says what is off, when, and how each stands', async () => {
    const words = wordsOf(
      await listed(
        offer,
        { ...offer, id: 8, state: 'scheduled' },
        { ...offer, id: 9, state: 'paused' },
        { ...offer, id: 10, state: 'over' },
      ),
    );

    expect(words).toContain('20 % off the whole menu from Mon 6 May to Sun 12 May.');
    expect(words).toContain('Warm up with us.');
    for (const state of ['Running', 'Scheduled', 'Paused', 'Over']) expect(words).toContain(state);
  });

  test('offers to edit, pause and delete, and to resume what is paused', async () => {
    const links = linksIn(await listed(offer));

    expect(Object.values(links)).toContain('/create-special-offers?id=7');
    expect(specialOfferActs.open(offer, {})).toEqual(['edit', 'pause', 'delete']);
    expect(specialOfferActs.open({ ...offer, is_active: false, state: 'paused' }, {})).toContain('resume');
    expect(specialOfferActs.open({ ...offer, state: 'over' }, {})).toEqual(['edit', 'delete']);
  });
});

describe('the form of a special offer', () => {
  test('says that it is for the whole menu, and shows what is known', async () => {
    const html = await shown(offer);

    expect(wordsOf(html)).toContain('It is for your whole menu and for everybody.');
    for (const value of ['Winter', '20', '2030-05-06', '2030-05-12'])
      expect(html).toContain(`value="${value}"`);
    expect(html).toContain('Warm up with us.');
  });

  test('shows each problem at its field, and takes no past first day', async () => {
    const text = 'Discount Limit is out of the Limit.';
    const html = await shown(null, { fields: { discount_percent: [text] }, values: {} });

    expect(html).toContain('aria-invalid="true"');
    expect(wordsOf(html)).toContain(text);
    expect(html.match(/min="2030-05-06"/g)).toHaveLength(2);
  });
});

describe('what customers read of a special offer', () => {
  test('has its description', async () => {
    const promotion = {
      ...{ id: 7, title: 'Winter', description: 'Warm up with us.', discount_percent: 20, amount: null },
      ...{ service_ids: [], start_date: '2030-05-06', end_date: '2030-05-12', is_first_visit: false },
      ...{ days: [], from_time: null, until_time: null, least_spend: null, image: null },
    };

    const html = await renderAt('/', <PublicPromotions promotions={[promotion]} things={[]} />);

    expect(wordsOf(html)).toContain('Warm up with us.');
  });
});

describe('saving a special offer', () => {
  async function save(form: Record<string, string>, search = '') {
    const saved = { body: { message: 'Special offer saved successfully.', data: offer } };
    const built = await buildPageArgs(buildRequest({ cookie: 'souk_session=s', form }), {
      [createSpecialOffer.path]: saved,
      [updateSpecialOffer.path]: saved,
    });
    const url = new URL(`http://souk.test/create-special-offers${search}`);
    return { ...built, response: await saveSpecialOffer({ ...built.args, url }) };
  }
  const days = { start_date: '2030-05-06', end_date: '2030-05-12' };
  const typed = { title: 'Winter', description: '', discount_percent: '20', ...days };

  test('makes a new one and leads to the list', async () => {
    const { calls, response } = await save(typed);

    const body = calls.find(({ endpoint }) => endpoint === createSpecialOffer)?.body as FormData;
    expect(body.get('discount_percent')).toBe('20');
    expect((response as Response).headers.get('location')).toBe('/special-offers');
  });

  test('changes the one that the address names, and says what is wrong', async () => {
    const { calls } = await save({ ...typed, remove_image: 'on' }, '?id=7');
    const { response } = await save({ ...typed, discount_percent: '101' }, '?id=7');

    const sent = calls.find(({ endpoint }) => endpoint === updateSpecialOffer);
    expect(sent?.params).toEqual({ offer_id: '7' });
    expect((sent?.body as FormData | undefined)?.get('remove_image')).toBe('true');
    expect(response).toMatchObject({
      data: { problems: { fields: { discount_percent: ['Discount Limit is out of the Limit.'] } } },
    });
  });

  test('of one that is gone leads back to the list', async () => {
    const { args } = await buildPageArgs(buildRequest({ cookie: 'souk_session=s' }), {
      [getSpecialOffer.path]: { status: 404, body: { error: 'Record not found' } },
      [getUserProfile.path]: { body: { data: { time_zone: 'Australia/Sydney' } } },
    });
    const url = new URL('http://souk.test/create-special-offers?id=9');

    const left = await loadSpecialOfferPage({ ...args, url }).catch((thrown: unknown) => thrown);

    expect((left as Response).headers.get('location')).toBe('/special-offers');
  });
});
