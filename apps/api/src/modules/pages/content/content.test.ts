import { footerSlugs, getFooterPage, getPageContent, listFaqs } from '@souk/contract/modules/pages/content';
import { getFees, getMasterData, listNationalities } from '@souk/contract/modules/pages/master-data';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { saveFooterPage } from './save-footer-page.ts';

describe('static pages', () => {
  test.each(footerSlugs)('%s has a text from the first start', async (slug) => {
    const { as } = await startApi();

    const page = await as().call(getFooterPage, { params: { slug } });

    expect(page.content.length).toBeGreaterThan(100);
  });

  test('an unknown one is not found [cat-resource-not-found]', async () => {
    const { as } = await startApi();

    const unknown = as().call(getFooterPage, { params: { slug: 'no-such-page' } });

    await expect(unknown).rejects.toMatchObject({ status: 404, message: 'Resource not found' });
  });

  test('lose scripts and strange attributes when they are saved', async () => {
    const { as, db } = await startApi();
    const content = '<p onclick="x()">Hello</p><script>x()</script><a href="javascript:x()">there</a>';

    await saveFooterPage(db, 'careers', { title: 'Careers', content });

    const page = await as().call(getFooterPage, { params: { slug: 'careers' } });
    expect(page.content).toBe('<p>Hello</p><a>there</a>');
  });

  test('answer questions in the order of their groups', async () => {
    const { as } = await startApi();

    const faqs = await as().call(listFaqs);

    expect(faqs[0]?.group).toBe('Getting started');
    expect(faqs.length).toBeGreaterThan(10);
  });
});

describe('landing content', () => {
  test('features categories of its module [B-093]', async () => {
    const { as } = await startApi();

    const content = await as().call(getPageContent, { params: { page_id: 'classified' } });

    expect(content.feactured_category.length).toBeGreaterThan(0);
    expect(new Set(content.feactured_category.map(({ type }) => type))).toEqual(new Set(['classified']));
  });
});

describe('master data', () => {
  test('carries GST, commission, cities, countries and ladders at once [nationalities-list] [copyright-year]', async () => {
    const { as } = await startApi();

    const data = await as().call(getMasterData);

    expect(data).toMatchObject({ gst_amount: 10, commission_amount: 5, currency: 'AUD' });
    expect(data.countries).toContainEqual({ code: 'AU', name: 'Australia', dial_code: '+61' });
    expect(data.top_cities[0]?.name).toBe('Sydney');
    expect(data.price_lists['0']?.slice(0, 2)).toEqual([50, 75]);
    expect(data.salary_lists).toContain(120);
    expect(data).toMatchObject({ copyright_year: 2022, offer_hours: 48, ad_days: 30 });
    expect(await as().call(listNationalities)).toEqual(data.nationalities);
    expect(await as().call(getFees)).toMatchObject({ gst_amount: 10 });
  });
});
