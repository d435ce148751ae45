import type { UserProfile } from '@souk/contract/modules/identity/profiles';
import type { OpeningHour, PublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { BusinessView } from './business-view.tsx';
import { HoursList, OpenNow } from './hours-list.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** A Monday, 13:00 in Sydney. */
const now = '2026-03-02T02:00:00.000Z';
const sydney = 'Australia/Sydney';
const hour = (weekday: number, open: string, close: string, closed = false) =>
  ({ weekday, open, close, closed }) as unknown as OpeningHour;

describe('whether a business is open', () => {
  const open = async (hours: OpeningHour[], timeZone = sydney) =>
    wordsOf(await renderAt('/', <OpenNow hours={hours} timeZone={timeZone} />, { now }));

  test.each([
    ['now', [hour(1, '09:00', '17:00')], /^Open until 5:00 pm$/],
    ['later today', [hour(1, '15:00', '17:00')], /^Closed, opens 3:00 pm$/],
    ['on another day', [hour(3, '09:00', '17:00')], /^Closed, opens Wednesday 9:00 am$/],
    ['never', [hour(1, '09:00', '17:00', true)], /^Closed$/],
  ])('is said: %s [B-088]', async (_when, hours, words) => {
    expect(await open(hours)).toMatch(words);
  });

  test('is judged in its own zone', async () => {
    const hours = [hour(1, '09:00', '12:30')];

    expect(await open(hours)).not.toMatch(/^Open/);
    expect(await open(hours, 'Australia/Perth')).toMatch(/^Open until 12:30 pm$/);
  });

  test('is listed by day, with today in strong letters', async () => {
    const list = await renderAt(
      '/',
      <HoursList hours={[hour(1, '09:00', '17:00'), hour(2, '', '', true)]} timeZone={sydney} />,
      { now },
    );

    expect(wordsOf(list)).toBe('Monday 9:00 am – 5:00 pm Tuesday Closed');
    expect(list.split('<div class').filter((row) => row.includes('font-semibold'))).toHaveLength(1);
  });
});

describe('a business as customers see it', () => {
  const business = {
    business_name: 'Kettle House',
    seller_type: 'professional',
    company_logo: null,
    category: null,
    sub_categories: [],
    address: null,
    opening_hours: [],
    time_zone: sydney,
    description: null,
    gallery: [],
    portfolios: [],
    certificates: [],
    brochures: [],
    phone: null,
    countryCode: null,
    website: null,
    service_radius_km: null,
  };
  const view = (changes: object = {}) =>
    renderAt('/', <BusinessView business={{ ...business, ...changes } as unknown as PublicBusiness} />, {
      now,
    });

  test('has no empty parts, but says what it has not told yet', async () => {
    const words = wordsOf(await view());

    expect(words).toContain('This business has not described itself yet.');
    expect(words).toContain('Not stated yet.');
    expect(words).not.toMatch(/Portfolio|Certificates|Brochures|Comes to you/);
  });

  test('is reached by what it gave', async () => {
    const links = linksIn(
      await view({ phone: '0412555019', countryCode: '+61', website: 'https://kettle.test/' }),
    );

    expect(links).toEqual({ '+61 412 555 019': 'tel:+61412555019', 'kettle.test': 'https://kettle.test/' });
    expect(linksIn(await view())).toEqual({});
  });

  test('shows what it has: papers, work and how far it comes', async () => {
    const certificate = {
      id: 1,
      title: 'Licence',
      issuer: null,
      file_name: 'licence.pdf',
      expires_on: '2027-03-01',
      status: 'verified',
    };
    const words = wordsOf(
      await view({
        certificates: [certificate],
        brochures: [{ id: 2, title: 'Menu', file: 'files/menu.pdf' }],
        portfolios: [
          {
            id: 3,
            folder_name: 'Gardens',
            description: null,
            images: [{ id: 4, image: 'rose.jpg', position: 1 }],
          },
        ],
        service_radius_km: 25,
      }),
    );

    expect(words).toMatch(/Licence ?licence\.pdf · valid until 01\/03\/2027/);
    expect(words).toMatch(/Portfolio.*Gardens/);
    expect(words).toMatch(/Brochures.*Menu/);
    expect(words).toContain('Comes to you within 25 km');
  });

  test('is named by what it does', async () => {
    expect(wordsOf(await view({ sub_categories: [{ name: 'Plumbing' }, { name: 'Roofs' }] }))).toContain(
      'Plumbing, Roofs',
    );
    expect(wordsOf(await view({ seller_type: 'private', category: { name: 'Gardening' } }))).toContain(
      'Gardening',
    );
  });

  test('shows five pictures at most, the first large only where there are several beside it', async () => {
    const gallery = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id, image: `pictures/${id}`, caption: null }));

    expect((await view({ gallery: gallery(8) })).match(/<img/g)).toHaveLength(5);
    expect(await view({ gallery: gallery(3) })).toContain('row-span-2');
    expect(await view({ gallery: gallery(2) })).not.toContain('row-span-2');
  });
});

describe('what an account knows of its owner', () => {
  const profile = {
    email: 'amal@souk.test',
    new_email: null,
    phone: null,
    countryCode: null,
    phone_verified: 0,
    address: null,
    dob: null,
    display_time_zone: null,
  };
  const facts = (changes: object = {}) =>
    renderAt('/profile', <ProfileFacts profile={{ ...profile, ...changes } as unknown as UserProfile} />);

  test('can be added where it is missing', async () => {
    expect(linksIn(await facts())).toEqual({
      AddMobile: '/editProfile#mobile',
      AddAddress: '/editProfile#address',
      'AddBirth date': '/editProfile#details',
    });
    expect(wordsOf(await facts())).toContain('Same as my browser');
  });

  test('says whether the phone is verified, and offers it', async () => {
    const phone = { phone: '0412555019', countryCode: '+61' };

    expect(linksIn(await facts(phone))).toMatchObject({ 'Verify now': '/verify-phone?next=/profile' });
    expect(linksIn(await facts({ ...phone, phone_verified: 1 }))).not.toHaveProperty('Verify now');
    expect(wordsOf(await facts({ ...phone, phone_verified: 1 }))).toContain('Verified');
  });

  test('says that a new address still waits', async () => {
    expect(wordsOf(await facts({ new_email: 'new@souk.test' }))).toContain(
      'Waiting for confirmation: new@souk.test',
    );
    expect(wordsOf(await facts())).not.toContain('Waiting');
  });
});
