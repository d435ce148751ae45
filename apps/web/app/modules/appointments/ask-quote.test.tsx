import { listBusinessesToAsk, requestQuote } from '@souk/contract/modules/appointments/quotes';
import { listPublicServices } from '@souk/contract/modules/appointments/services';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { searchGeocodes } from '@souk/contract/modules/locations/places';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest, postPage } from '../../lib/page.testing.ts';
import { linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { type Asking, type AskProblems, askForQuote, loadAsking } from './ask-quote.server.ts';
import { AskForm } from './components/ask/ask-form.tsx';

const root = { now: '2026-03-08T13:00:00.000Z', timeZone: 'Australia/Sydney' };
const business = (id: number, name: string, given = {}) => ({
  business_id: id,
  user_id: id + 100,
  name,
  slug: name.toLowerCase(),
  seller_type: 'handyman',
  suburb: 'Manly',
  image: null,
  rating: 4.2,
  rating_count: 12,
  distance_km: 3.4,
  ...given,
});
const near = {
  business: business(12, 'Fixit'),
  others: [business(13, 'Banksia'), business(14, 'New', { rating_count: 0 })],
};
const viewer = { [getViewer.path]: { body: { data: { user_id: 5, seller_type: 'private' } } } };
const visitor = { [getViewer.path]: { status: 401 } };
const marrickville = JSON.stringify({
  location: 'Marrickville NSW 2204',
  lat: -33.9,
  lng: 151.2,
  city: 'Marrickville',
});
const written = {
  title: 'New taps',
  description: 'Two taps drip.',
  street: '3 Hill St',
  address: marrickville,
  budget: '400',
};

const asking = (given: Partial<Asking> = {}): Asking =>
  ({ ...near, service: null, told: null, isSignedIn: true, idempotencyKey: 'k', ...given }) as Asking;
const shown = (given: Partial<Asking> = {}, problems?: AskProblems) =>
  renderAt('/ask-quote/12', <AskForm asking={asking(given)} problems={problems} />, root);

describe('the form that asks for a quote', () => {
  test('takes the job, photos, place, date and budget, and offers others near by', async () => {
    const page = await shown();

    for (const name of [
      'title',
      'description',
      'images',
      'street',
      'address_text',
      'preferred_date',
      'budget',
    ])
      expect(page).toContain(`name="${name}"`);
    expect(wordsOf(page)).toContain('BanksiaManly3.4 km');
    expect(wordsOf(page)).toContain('No reviews yet');
    expect(page).not.toContain('name="service_id"');
  });

  test('is about a service where one is named', async () => {
    const page = await shown({ service: { id: 7, name: 'Tap repair' } });

    expect(page).toContain('value="Tap repair"');
    expect(page).toContain('action="/ask-quote/12?service=7"');
  });

  test('keeps what was written when somebody has to log in first, with the way to do so', async () => {
    const values = { ...written, business_ids: ['14'] };
    const page = await shown({ isSignedIn: false }, { fields: {}, values, needsLogin: true });

    expect(page).toContain('Two taps drip.');
    expect(page).toMatch(/value="14"[^>]*checked|checked[^>]*value="14"/);
    expect(linksIn(page)['Log in']).toBe('/login?back=%2Fask-quote%2F12');
    expect(await shown({ isSignedIn: true }, { fields: {}, values, needsLogin: true })).not.toContain(
      'Log in to send',
    );
  });
});

describe('asking for a quote', () => {
  const send = (fields: Record<string, string>, answers: object) =>
    postPage((args) => askForQuote(args, '12'), { fields, answers: { ...viewer, ...answers } });
  const reply = (asked: number) => ({
    [requestQuote.path]: { status: 201, body: { data: { quote_id: 8, brief_id: 5, asked_count: asked } } },
  });

  test('sends the brief with its whole address, and leads to the quote, or to all of them', async () => {
    const one = await send(written, reply(1));
    const several = await send({ ...written, business_ids: '13' }, reply(2));

    expect([one.to, several.to]).toEqual(['/my-bookings/quotes/8', '/my-bookings/briefs/5']);
    const body = several.calls.at(-1)?.body as FormData;
    expect(body.get('address[location]')).toBe('3 Hill St, Marrickville NSW 2204');
    expect(body.getAll('business_ids[]')).toEqual(['13']);
    expect(body.get('business_id')).toBe('12');
  });

  test('of a visitor sends nothing, and keeps what they wrote for when they are back', async () => {
    const { outcome, calls, cookies } = await send({ ...written, business_ids: '13' }, visitor);

    expect(outcome).toMatchObject({ data: { needsLogin: true, values: { title: 'New taps' } } });
    expect(calls.some(({ endpoint }) => endpoint === requestQuote)).toBe(false);
    const cookie = cookies.split(';')[0] ?? '';
    const { args } = await buildPageArgs(buildRequest({ cookie: `souk_session=s; ${cookie}` }), {
      ...viewer,
      [listBusinessesToAsk.path]: { body: { data: near } },
    });
    const back = await loadAsking({ ...args, url: new URL('http://souk.test/ask-quote/12') }, '12');
    const elsewhere = await loadAsking({ ...args, url: new URL('http://souk.test/ask-quote/13') }, '13');

    expect(back).toMatchObject({
      isSignedIn: true,
      told: { title: 'New taps', street: '3 Hill St', budget: '400', business_ids: ['13'] },
    });
    expect(elsewhere.told).toBeNull();
  });

  test('with an unknown place, or words that are missing, comes back with all that was typed', async () => {
    const nowhere = { ...written, address: '', address_text: 'Nowhere' };
    const unknown = await send(nowhere, { [searchGeocodes.path]: { body: { data: [] } } });
    const untitled = await send({ ...written, title: '' }, reply(1));

    expect(untitled.outcome).toMatchObject({
      data: { fields: { title: [expect.any(String)] }, values: { description: 'Two taps drip.' } },
    });
    expect(unknown.outcome).toMatchObject({
      data: { fields: { address: [expect.any(String)] }, values: { title: 'New taps' } },
    });
  });

  test('names the service that it is about', async () => {
    const services = { data: [{ id: 7, name: 'Tap repair' }], last_page: 1 };
    const { args, calls } = await buildPageArgs(buildRequest(), {
      [listBusinessesToAsk.path]: { body: { data: near } },
      [listPublicServices.path]: { body: { data: services } },
    });

    const loaded = await loadAsking(
      { ...args, url: new URL('http://souk.test/ask-quote/12?service=7') },
      '12',
    );

    expect(loaded.service).toEqual({ id: 7, name: 'Tap repair' });
    expect(calls.find(({ endpoint }) => endpoint === listBusinessesToAsk)?.query).toMatchObject({
      service_id: 7,
    });
  });
});
