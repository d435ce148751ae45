import {
  createPackage,
  getPackage,
  listPublicPackages,
  type Package,
  updatePackage,
} from '@souk/contract/modules/appointments/packages';
import { listServices, type Service } from '@souk/contract/modules/appointments/services';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { PackageOffers } from './components/business/package-offers.tsx';
import { PackageForm } from './components/packages/package-form.tsx';
import { PackageList } from './components/packages/package-list.tsx';
import { withPackage } from './load-booking.server.ts';
import { packageActs } from './package-acts.ts';
import { loadPackagePage, savePackage } from './package-page.server.ts';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const part = (id: number, name: string) => ({
  id,
  name,
  duration_minutes: 45,
  price: money(6500),
  price_kind: 'fixed',
  is_offered: true,
});
const parts = [part(1, 'Wash'), part(2, 'Cut'), part(3, 'Colour')];

const bundle = {
  id: 5,
  business_id: 12,
  name: 'Fresh start',
  description: '',
  image: null,
  service_ids: [1, 2, 3],
  services: parts,
  minutes: 135,
  price: money(15_000),
  worth: money(19_500),
  saving: money(4500),
  start_date: null,
  end_date: '2030-03-04',
  is_active: true,
  status: 'active',
  is_offered: true,
} as unknown as Package;

const ok = (data: unknown) => ({ body: { data, message: 'Done.' } });

async function at(address: string, answers: object = {}, init: RequestInit = {}) {
  const request = new Request(`http://souk.test${address}`, init);
  return buildPageArgs(request, answers as never);
}
const leadsTo = async (loading: Promise<unknown>) => {
  const outcome = await loading.catch((thrown: unknown) => thrown);
  return outcome instanceof Response ? outcome.headers.get('location') : undefined;
};

describe('packages in the list of their business', () => {
  test('say what they consist of, cost and save, and how long they can be booked', async () => {
    const words = wordsOf(await renderAt('/packages', <PackageList packages={[bundle]} />));

    expect(words).toContain('Wash + Cut + Colour');
    expect(words).toContain('$150.00');
    expect(words).toContain('Save $45.00');
    expect(words).toContain('until 04/03/2030');
  });

  test('say why they cannot be booked at present', async () => {
    const services = [{ ...part(1, 'Wash'), is_offered: false }, ...parts.slice(1)] as Package['services'];

    const html = await renderAt('/packages', <PackageList packages={[{ ...bundle, services }]} />);

    expect(wordsOf(html)).toContain('Not shown, because this is not offered: Wash');
  });

  test('are paused or resumed, never both', () => {
    expect(packageActs.open(bundle, {})).toEqual(['edit', 'pause', 'delete']);
    expect(packageActs.open({ ...bundle, is_active: false }, {})).toEqual(['edit', 'resume', 'delete']);
  });
});

describe('a package being written', () => {
  const services = parts as unknown as Service[];
  const shown = (of: Package | null, problems?: object) =>
    renderAt(
      '/create-packages',
      <PackageForm bundle={of} services={services} today="2030-01-01" problems={problems} />,
    );

  test('has three pickers that say price and length, and what the customer saves', async () => {
    const html = await shown(bundle);

    const ids = [...html.matchAll(/<select[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
    expect(html).toContain('Wash: $65.00, 45 min');
    expect(wordsOf(html)).toContain('Together they cost $195.00 and last 135 min.');
    expect(wordsOf(html)).toContain('Customers save $45.00.');
    expect(wordsOf(await shown(null))).toContain('Choose three different services');
    expect(wordsOf(await shown({ ...bundle, price: money(19_500) }))).toContain('has to cost less');
  });

  test('can be made of own services that have a price, and of nobody’s package else', async () => {
    const answers = {
      [getUserProfile.path]: ok({ time_zone: 'Australia/Sydney' }),
      [listServices.path]: ok({
        data: [...parts, { ...part(4, 'Quoted'), price: null }, { ...part(5, 'Hen'), price_kind: 'head' }],
        last_page: 1,
      }),
    };
    const { args } = await at('/create-packages', answers);

    expect((await loadPackagePage(args)).services.map(({ id }) => id)).toEqual([1, 2, 3]);
    const other = { ...answers, [getPackage.path]: { status: 404, body: { message: 'Record not found' } } };
    expect(await leadsTo(loadPackagePage((await at('/create-packages?id=9', other)).args))).toBe('/packages');
  });

  test('is sent with the choices that were made, a new one or a change', async () => {
    const posted = () => {
      const form = new FormData();
      for (const [name, value] of [
        ['name', 'Fresh start'],
        ['price', '150'],
        ['service_ids', '1'],
        ['service_ids', ''],
        ['service_ids', '3'],
      ])
        form.append(name ?? '', value ?? '');
      return { method: 'POST', body: form };
    };
    const short = await at('/create-packages', { [createPackage.path]: ok({ id: 5 }) }, posted());
    const outcome = await savePackage(short.args);
    const edit = await at('/create-packages?id=5', { [updatePackage.path]: ok({ id: 5 }) }, posted());
    await savePackage(edit.args);

    expect(outcome).toMatchObject({
      data: { problems: { fields: { service_ids: ['Please select exactly 3 services.'] } } },
    });
    expect(edit.calls.map(({ endpoint }) => endpoint.path)).not.toContain(createPackage.path);
  });
});

describe('a package that is offered', () => {
  test('stands on the page of its business with its saving and the way to book it', async () => {
    const html = await renderAt('/', <PackageOffers packages={[bundle]} />);

    expect(wordsOf(html)).toContain('To be booked until 04/03/2030');
    expect(html).toContain('href="/book/12?package=5&amp;step=time"');
    expect(await renderAt('/', <PackageOffers packages={[]} />)).toBe('');
  });

  test('brings its services into the booking; one that is gone is left out', async () => {
    const answers = { [listPublicPackages.path]: ok({ data: [bundle], last_page: 1 }) };
    const { args } = await at('/book/12?package=5', answers);
    const wanted = { services: [9], addOns: [] };

    expect(await withPackage(args, 12, { ...wanted, package: 5 })).toMatchObject({
      wanted: { services: [1, 2, 3], package: 5 },
      bundle: { id: 5 },
    });
    expect(await withPackage(args, 12, { ...wanted, package: 6 })).toEqual({ wanted, bundle: null });
    expect(await withPackage(args, 12, wanted)).toEqual({ wanted, bundle: null });
  });
});
