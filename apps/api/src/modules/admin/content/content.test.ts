import * as contract from '@souk/contract/modules/admin/content';
import { listContactMessages, markAnswered } from '@souk/contract/modules/admin/messages';
import { contactUs } from '@souk/contract/modules/pages/contacts';
import { getFooterPage, listBanners, listFaqs } from '@souk/contract/modules/pages/content';
import { describe, expect, test } from 'vitest';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { multipart, picture } from '../../sellers/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['content'] });
  return { ...api, admin, at: api.as(admin) };
}

describe('static pages at the desk', () => {
  test('are written clean, and the log keeps what they said', async () => {
    const { as, db, admin, at } = await desk();
    const body = { title: 'Careers', content: '<p>Join us</p><script>x()</script>' };

    await at.call(contract.savePage, { params: { slug: 'careers' }, body });

    expect(await as().call(getFooterPage, { params: { slug: 'careers' } })).toMatchObject({
      content: '<p>Join us</p>',
    });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'content.page-saved',
      targetKind: 'pages.footer-page',
      targetId: 'careers',
      after: { title: 'Careers', content: '<p>Join us</p>' },
    });
  });

  test('need a title and a text, and only known ones are written', async () => {
    const { at } = await desk();

    await expect(
      at.call(contract.savePage, { params: { slug: 'careers' }, body: { title: '', content: '' } }),
    ).rejects.toMatchObject({
      status: 423,
      fields: { title: ['Title is required.'], content: ['Content is required.'] },
    });
    await expect(
      at.call(contract.savePage, { params: { slug: 'no-such' }, body: { title: 'A', content: 'B' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('questions at the desk', () => {
  test('come last, are changed and go', async () => {
    const { as, db, admin, at } = await desk();
    const faq = { question: 'Do you ship?', answer: '<p>Sellers do.</p>', group: 'Buying' };

    const { id } = await at.call(contract.createFaq, { body: faq });
    expect((await as().call(listFaqs)).at(-1)).toMatchObject({ question: 'Do you ship?' });
    await at.call(contract.updateFaq, {
      params: { id },
      body: { ...faq, question: 'Who ships?', position: 0 },
    });
    await at.call(contract.deleteFaq, { params: { id } });

    expect((await at.call(contract.listAllFaqs)).some((one) => one.id === id)).toBe(false);
    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual([
      'content.faq-created',
      'content.faq-updated',
      'content.faq-deleted',
    ]);
    await expect(at.call(contract.deleteFaq, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('banners at the desk', () => {
  async function create(api: Awaited<ReturnType<typeof desk>>, parts: Parameters<typeof multipart>[0]) {
    const request = new Request('http://souk.test/', { method: 'POST', body: multipart(parts) });
    const answer = await api.app.server.inject({
      method: 'POST',
      url: '/api/v2/admin/banners',
      headers: {
        authorization: `Bearer ${api.admin.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json();
  }

  test('run between their moments and go with their picture', async () => {
    const api = await desk();
    const { as, db, admin, at, settle } = api;
    const starts_at = fromNow(daysMs(1)).toISOString();

    const now = await create(api, {
      page_id: 'retail',
      title: 'Winter sale',
      link: '/retail',
      image: await picture(),
    });
    await create(api, { page_id: 'retail', starts_at, image: await picture() });

    const shown = await as().call(listBanners, { query: { page_id: 'retail' } });
    expect(shown.map(({ title }) => title)).toEqual(['Winter sale']);
    expect(await at.call(contract.listAllBanners)).toHaveLength(2);

    await at.call(contract.deleteBanner, { params: { id: now.data.id } });
    await settle();
    expect(await as().call(listBanners, { query: { page_id: 'retail' } })).toEqual([]);
    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual([
      'content.banner-created',
      'content.banner-created',
      'content.banner-deleted',
    ]);
  });

  test('that say the same and lead to the same place are shown once', async () => {
    const api = await desk();
    const sale = { page_id: 'classified', title: 'Spring sale', link: '/classifieds' };
    await create(api, { ...sale, image: await picture() });
    await create(api, { ...sale, title: ' spring sale', image: await picture() });
    await create(api, { ...sale, link: '/retail', image: await picture() });
    await create(api, { page_id: 'classified', image: await picture() });
    await create(api, { page_id: 'classified', image: await picture() });

    const shown = await api.as().call(listBanners, { query: { page_id: 'classified' } });

    expect(shown.map(({ title, link }) => [title, link])).toEqual([
      ['Spring sale', '/classifieds'],
      ['Spring sale', '/retail'],
      ['', null],
      ['', null],
    ]);
  });

  test('need a picture, a landing page and a link that leads somewhere safe', async () => {
    const api = await desk();

    const without = await create(api, { page_id: 'retail' });
    const elsewhere = await create(api, { page_id: 'nowhere', image: await picture() });
    const unsafe = await create(api, { page_id: 'retail', link: 'javascript:x()', image: await picture() });

    expect(without.errors).toEqual({ image: ['Image is required.'] });
    expect(elsewhere.errors).toEqual({ page_id: ['Please select a valid option.'] });
    expect(unsafe.errors).toEqual({ link: ['Please enter valid link.'] });
    expect(await entriesOf(api.db, api.admin)).toEqual([]);
  });
});

describe('messages of visitors', () => {
  test('are open until an admin has answered', async () => {
    const { as, db, admin, at } = await desk();
    const letter = { name: 'Amal', email: 'amal@example.test', subject: 'Hours', message: 'When?' };
    await as().call(contactUs, { body: letter });
    const listed = async (status: 'open' | 'answered') =>
      (await at.call(listContactMessages, { query: { status } })).data;
    const [message] = await listed('open');

    await at.call(markAnswered, { params: { id: message?.id ?? 0 }, body: { is_answered: true } });

    expect(await listed('open')).toEqual([]);
    expect(await listed('answered')).toMatchObject([{ subject: 'Hours', is_answered: true }]);
    expect(await lastEntryOf(db, admin)).toMatchObject({ action: 'content.message-marked' });
    expect(JSON.stringify(await entriesOf(db, admin))).not.toContain('amal');
  });
});
