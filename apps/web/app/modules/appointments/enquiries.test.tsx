import { getBookableBusiness } from '@souk/contract/modules/appointments/bookings';
import type { Enquiry } from '@souk/contract/modules/appointments/enquiries';
import { enquire, listPreviousEnquiries } from '@souk/contract/modules/appointments/enquiries';
import { listPublicServices } from '@souk/contract/modules/appointments/services';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { EnquiryForm } from './components/enquiries/enquiry-form.tsx';
import { EnquiryList } from './components/enquiries/enquiry-list.tsx';
import { loadEnquiries } from './load-enquiries.server.ts';
import { loadEnquiryForm, sendEnquiry } from './send-enquiry.server.ts';

const enquiry = (given: Partial<Enquiry> = {}): Enquiry => ({
  enquiry_id: 7,
  status: 'new',
  role: 'customer',
  business: { user_id: 4, business_id: 12, name: 'Blush', slug: 'blush', image: null },
  item_id: 3,
  item_title: 'Wash and cut',
  name: 'Kim',
  email: 'kim@example.com',
  phone: '0491 570 006',
  message: 'Do you open on Sundays?',
  date: '2026-12-06',
  reply: null,
  reason: null,
  created_at: '2026-11-20T02:00:00.000Z',
  answered_at: null,
  moves: [],
  ...given,
});

const list = (rows: Enquiry[], given: { role?: Enquiry['role']; status?: 'new' } = {}) =>
  renderAt(
    '/previous-enquiries',
    <EnquiryList
      role={given.role ?? 'customer'}
      status={given.status}
      enquiries={{ data: rows, total: rows.length, current_page: 1, last_page: 1, page_size: 10 } as never}
    />,
  );

const viewerOf = (type: string) => ({
  [getViewer.path]: { body: { data: { user_id: 5, seller_type: type } } },
});
const business = {
  [getBookableBusiness.path]: {
    body: { data: { business_id: 12, business_name: 'Blush', slug: 'blush', seller_type: 'beauty' } },
  },
  [listPublicServices.path]: { body: { data: { data: [{ id: 3, name: 'Wash and cut' }], last_page: 1 } } },
};
const refusal = (loading: Promise<unknown>) => loading.catch((thrown: unknown) => thrown);

describe('the questions of a customer', () => {
  test('show what was asked, of whom, and what was answered', async () => {
    const words = wordsOf(await list([enquiry({ status: 'replied', reply: 'Yes, from ten.' })]));

    expect(words).toContain('Blush');
    expect(words).toContain('Wash and cut');
    expect(words).toContain('Do you open on Sundays?');
    expect(words).toContain('Yes, from ten.');
    expect(words).toContain('Answered');
    expect(words).not.toContain('kim@example.com');
  });

  test('say why none was given', async () => {
    const declined = wordsOf(await list([enquiry({ status: 'declined' })]));

    expect(declined).toContain('The business gave no reason.');
    expect(wordsOf(await list([enquiry({ status: 'declined', reason: 'Closed' })]))).toContain('Closed');
  });

  test('begin empty, with a way to a business, and a filter leads back to all', async () => {
    expect(linksIn(await list([]))).toMatchObject({ 'Find a business': '/bookings' });
    expect(linksIn(await list([], { status: 'new' }))).toMatchObject({ 'Show all': '/previous-enquiries' });
  });
});

describe('the questions to a business', () => {
  test('are answered or declined where they stand, and say how to reach the customer', async () => {
    const shown = await list([enquiry({ role: 'seller', moves: ['reply', 'decline'] })], { role: 'seller' });

    expect(shown).toContain('/act/enquiries/reply/7');
    expect(shown).toContain('/act/enquiries/decline/7');
    expect(shown).toContain('href="tel:0491570006"');
    expect(wordsOf(await list([], { role: 'seller' }))).toContain('What customers ask you appears here.');
  });

  test('are those that it received, in the state that the address names', async () => {
    const { args, calls } = await buildPageArgs(buildRequest({ cookie: 'souk_session=s' }), {
      ...viewerOf('beauty'),
      [listPreviousEnquiries.path]: { body: { data: { data: [] } } },
    });

    await loadEnquiries({ ...args, url: new URL('http://souk.test/previous-enquiries?status=new&page=2') });

    const asked = calls.find(({ endpoint }) => endpoint === listPreviousEnquiries);
    expect(asked?.query).toEqual({ role: 'seller', status: 'new', page: '2' });
  });
});

describe('asking a question', () => {
  test('waits for the login, and offers the services to name', async () => {
    const url = new URL('http://souk.test/enquire/12');
    const out = await buildPageArgs(buildRequest(), business);
    const left = (await refusal(loadEnquiryForm({ ...out.args, url }, '12'))) as Response;
    const form = await renderAt(
      '/enquire/12',
      <EnquiryForm businessId={12} services={[{ id: 3, name: 'Wash and cut' }]} back="/b" />,
    );

    expect(left.headers.get('location')).toBe('/login?back=%2Fenquire%2F12');
    expect(wordsOf(form)).toContain('Wash and cut');
    expect(form).toContain('action="/enquire/12"');
  });

  test('keeps what was typed when it is refused or the session has ended', async () => {
    const form = { message: 'Do you open on Sundays?', name: 'Kim', email: 'kim' };
    const cookie = 'souk_session=s';
    const wrong = await buildPageArgs(buildRequest({ cookie, form }), {
      ...business,
      ...viewerOf('private'),
    });
    const out = await buildPageArgs(buildRequest({ form }), business);

    const refused = await sendEnquiry(wrong.args, '12');
    const late = await sendEnquiry(out.args, '12');

    expect(refused).toMatchObject({ data: { values: form } });
    expect(wrong.calls.map(({ endpoint }) => endpoint)).not.toContain(enquire);
    expect(late).toMatchObject({ data: { values: form }, init: { status: 401 } });
  });
});
