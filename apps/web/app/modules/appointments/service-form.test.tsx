import type { Service } from '@souk/contract/modules/appointments/services';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { renderAt } from '../../lib/render.testing.tsx';
import { PeopleSection } from './components/people-section.tsx';
import { ServiceForm } from './components/service-form.tsx';
import { ServicePrice } from './components/service-list.tsx';
import { serviceActs } from './service-acts.ts';
import { saveService } from './service-page.server.ts';
import { addPathOf, tabPath } from './service-paths.ts';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });

const service = {
  id: 7,
  category_id: 320,
  category_name: 'Hairdressers',
  name: 'Colour',
  description: '',
  image: null,
  price_kind: 'from',
  price: money(14_000),
  duration_minutes: 120,
  set_up_minutes: 5,
  clean_up_minutes: 10,
  processing_from: 45,
  processing_minutes: 35,
  place: 'business',
  needs_place: 'chair',
  people: [2],
  add_ons: [{ id: 1, name: 'Tea', price: money(500), extra_minutes: 5 }],
  is_active: true,
  is_gst_free: false,
} as unknown as Service;

const categories = [{ id: 320, name: 'Hairdressers', slug: 'hairdressers' }];

const shown = (of: Service | null, problems?: object) =>
  renderAt(
    '/services',
    <ServiceForm
      service={of}
      categories={categories}
      usual={categories[0]}
      back="/services"
      problems={problems}
    />,
  );

/** Values of the input fields of this name. */
const valuesOf = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1]);

describe('the form of a service', () => {
  test('draws what happens one after another', async () => {
    const html = await shown(service);

    expect([...html.matchAll(/data-part="([a-z-]+)"/g)].map(([, kind]) => kind)).toEqual([
      'set-up',
      'work',
      'processing',
      'work',
      'clean-up',
    ]);
    expect(valuesOf(html, 'processing_from')).toEqual(['45']);
  });

  test('asks of those alone who serve food whether it is halal', async () => {
    const cook = (slug: string) =>
      renderAt(
        '/services',
        <ServiceForm
          service={{ ...service, is_halal: true, most_people: 80 }}
          categories={[{ id: 343, name: 'Food', slug }]}
          usual={undefined}
          back="/services"
          problems={undefined}
        />,
      );

    expect(await cook('caterers')).toMatch(/<input[^>]*name="is_halal"[^>]*checked/);
    expect(await cook('photographer')).not.toContain('is_halal');
    expect(valuesOf(await cook('caterers'), 'most_people')).toEqual(['80']);
  });

  test('has one spare row of add-ons without scripts', async () => {
    expect(valuesOf(await shown(service), 'add_ons.0.name')).toEqual(['Tea']);
    expect(valuesOf(await shown(service), 'add_ons.1.name')).toEqual(['']);
    expect(valuesOf(await shown(null), 'add_ons.0.name')).toEqual(['']);
  });

  test('keeps what was typed, and shows problems at their fields', async () => {
    const html = await shown(service, {
      fields: { 'add_ons.0.price': ['Price is required.'], duration_minutes: ['Duration is required.'] },
      values: {
        name: 'Balayage',
        duration_minutes: '',
        is_active: '',
        add_ons: [{ name: '', price: '' }, { name: 'Nails' }],
      },
    });

    expect(html).toContain('Add-on 1: Price is required.');
    expect(valuesOf(html, 'name')).toEqual(['Balayage']);
    expect(valuesOf(html, 'duration_minutes')).toEqual(['']);
    expect(valuesOf(html, 'add_ons.0.name')).toEqual(['Nails']);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(/<input[^>]*type="checkbox"[^>]*name="is_active"[^>]*checked/.test(html)).toBe(false);
  });

  test('offers a category that is closed by now, where the service is in it', async () => {
    const html = await shown({ ...service, category_id: 5, category_name: 'Perms' });

    expect(html).toContain('<option value="5" selected="">Perms</option>');
  });

  test('offers people where the business has said who works there', async () => {
    const team = [
      { id: 2, kind: 'person', name: 'Rana' },
      { id: 3, kind: 'person', name: 'Lea' },
      { id: 4, kind: 'chair', name: 'Window seat' },
    ] as const;

    const html = await renderAt('/services', <PeopleSection service={service} team={team} />);
    const left = await renderAt('/services', <PeopleSection service={service} team={team.slice(1)} />);

    expect(valuesOf(html, 'people')).toEqual(['', '2', '3']);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('A chair: Window seat');
    expect(html).not.toContain('Nobody who did this works with you any more');
    expect(left).toContain('Nobody who did this works with you any more');
    expect(valuesOf(await shown(service), 'people')).toEqual([]);
  });
});

describe('a saved service', () => {
  async function sent(form: FormData, id: number | null = null) {
    const request = new Request('http://souk.test/add-services', { method: 'POST', body: form });
    const path = id === null ? '/services' : '/services/:service_id';
    const { args, calls } = await buildPageArgs(request, {
      [path]: { status: 201, body: { data: service } },
    });
    const answer = await saveService(args, id, '/services');
    return { answer, body: calls.at(-1)?.body as FormData | undefined };
  }

  const filled = (more: [string, string][] = []) => {
    const form = new FormData();
    for (const [name, value] of [['name', 'Colour'], ['category_id', '320'], ['price', '140'], ...more])
      form.append(name ?? '', value ?? '');
    return form;
  };

  test('is sent with its ticks, its people and its rows', async () => {
    const { answer, body } = await sent(
      filled([
        ['is_active', ''],
        ['is_active', 'on'],
        ['is_gst_free', ''],
        ['people', ''],
        ['people', '2'],
        ['add_ons.0.name', 'Tea'],
        ['add_ons.0.price', '5'],
        ['add_ons.1.name', ''],
      ]),
    );

    expect(answer).toMatchObject({ status: 302 });
    expect(body?.get('is_active')).toBe('true');
    expect(body?.get('is_gst_free')).toBe('false');
    expect(body?.getAll('people[]')).toEqual(['2']);
    expect(JSON.parse(String(body?.get('add_ons')))).toEqual([
      { name: 'Tea', price: '5', extra_minutes: '' },
    ]);
  });

  test('tells that everybody can do it, and leaves people alone that it did not ask about', async () => {
    const nobody = await sent(filled([['people', '']]), 7);
    const unasked = await sent(filled(), 7);

    expect(nobody.body?.getAll('people')).toEqual(['']);
    expect(unasked.body?.has('people')).toBe(false);
    expect(unasked.body?.get('remove_image')).toBe('false');
  });

  test('is refused at its fields before anything is sent', async () => {
    const { answer, body } = await sent(filled([['add_ons.0.name', 'Tea']]));

    expect(body).toBeUndefined();
    expect(answer).toMatchObject({
      data: { problems: { fields: { 'add_ons.0.price': ['Price is required.'] } } },
    });
  });
});

test('a service that is refused misses its price at once, unless it is on quote', async () => {
  const fieldsOf = async (kind: string) => {
    const form = new URLSearchParams({ name: '', category_id: '320', price: '', price_kind: kind });
    const request = new Request('http://souk.test/add-services', { method: 'POST', body: form });
    const { args } = await buildPageArgs(request);
    const answer = await saveService(args, null, '/services');
    return answer instanceof Response ? {} : answer.data.problems.fields;
  };

  expect(await fieldsOf('fixed')).toEqual({ name: ['Name is required.'], price: ['Price is required.'] });
  expect(await fieldsOf('quote')).toEqual({ name: ['Name is required.'] });
});

describe('a service in the list', () => {
  test.each([
    ['fixed', money(6500), '$65.00'],
    ['from', money(6500), 'from $65.00'],
    ['hour', money(6500), '$65.00 per hour'],
    ['head', money(6500), '$65.00 per person'],
    ['quote', null, 'On quote'],
  ] as const)('priced %s costs %j: %s', async (price_kind, price, words) => {
    expect(await renderAt('/services', <ServicePrice service={{ price_kind, price, deal: null }} />)).toBe(
      words,
    );
  });

  test('is turned on or off, never both, and deleting it can be undone', () => {
    expect(serviceActs.open(service, {})).toEqual(['edit', 'deactivate', 'delete']);
    expect(serviceActs.open({ ...service, is_active: false }, {})).toEqual(['edit', 'activate', 'delete']);
    expect(serviceActs.moves.delete).toMatchObject({ endpoint: 'deleteService', undo: 'restore' });
  });

  test('is added where its kind of business adds services', () => {
    expect([addPathOf('spa'), addPathOf('beauty')]).toEqual(['/add-services', '/update-vendor-services']);
    expect([tabPath('nails'), tabPath('nails', 7)]).toEqual([
      '/update-vendor-services/nails/new',
      '/update-vendor-services/nails/7',
    ]);
  });
});
