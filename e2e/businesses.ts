import type { Page } from '@playwright/test';
import { marrickville } from './ads.ts';
import { answerOf, type NewAccount, password, somebody } from './people.ts';
import { picture } from './pictures.ts';
import { approveAt, callerOf } from './shops.ts';

/** A business that takes bookings. */
export interface Business {
  page: Page;
  id: number;
  /** Its public page. */
  path: string;
  name: string;
  timeZone: string;
}

interface Offered {
  id: number;
  name: string;
}

type Trade = 'beauty' | 'wellbeing' | 'handyman' | 'events';
type Welcome = (account: NewAccount, options?: { viewport: Screen }) => Promise<Page>;

interface Profile {
  business_id: number;
  business_name: string;
  slug: string;
}

interface Screen {
  width: number;
  height: number;
}

/** The widths that journeys of bookings are made at. */
export const screens = [
  ['at a desk', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const satisfies readonly (readonly [string, Screen])[];

const everyDay = Array.from({ length: 7 }, (_, index) => ({
  weekday: index + 1,
  open: '09:00',
  close: '17:00',
}));

/** Opens a business in Marrickville with one person, which is set up and works every day. */
export async function openBusiness(welcome: Welcome, trade: Trade, viewport: Screen): Promise<Business> {
  const owner = somebody(`Billie ${trade}`);
  const page = await welcome({ ...owner, sellerType: trade }, { viewport });
  await page.goto('/faq');
  const { get, post } = callerOf(page);
  await post('/change-address', marrickville);
  const profile = {
    description: 'We come on time and tidy up.',
    phone: owner.phone,
    address: marrickville,
    opening_hours: everyDay,
  };
  const {
    business_id: id,
    business_name: name,
    slug,
  } = await post<Profile>('/update-business-profile', profile);
  const headers = { origin: new URL(page.url()).origin };
  const file = await picture('licence.png', '#335577', 64);
  const paper = { multipart: { type: 'licence', file }, headers };
  await answerOf(page.request.post('/api/v2/documents', paper));
  const account = { password, account_holder: owner.name, bsb: '062000', account_number: '12345678' };
  const { url } = await post<{ url: string | null }>('/payout-account', account);
  if (url) await approveAt(page, url);
  await post('/profile-setup/complete');
  await post('/resources', { kind: 'person', name: 'Billie' });
  const { time_zone: timeZone } = await get<{ time_zone: string }>('/user-profile');
  return { page, id, path: `/business-detail/${trade}/${slug}`, name, timeZone };
}

/** What a business can be booked for: an hour at a price, unless it takes longer. */
export async function offerService(
  { page }: Business,
  name: string,
  price: string,
  minutes = '60',
): Promise<Offered> {
  const { get, post } = callerOf(page);
  const { category } = await get<{ category: { id: number } }>('/business-profile');
  const [below] = await get<{ id: number }[]>(`/booking-sub-categories/${category.id}`);
  return post('/services', { name, category_id: below?.id, price, duration_minutes: minutes });
}

/** Its terms: paid at booking and sure at once, unless something else is given. */
export async function setTerms({ page }: Business, terms: object = {}): Promise<void> {
  const data = { payment: 'at-booking', confirmation: 'at-once', cancellation: 'moderate', ...terms };
  const headers = { origin: new URL(page.url()).origin };
  await answerOf(page.request.put('/api/v2/booking-terms', { data, headers }));
}

/** Day and time of an instant as the clocks at a place show it, as fields take them. */
export function clocksAt(instant: number, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = new Date(instant)
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  return { date, time };
}

/** A day so many days from now at a place. */
export const dayAhead = ({ timeZone }: Business, days: number): string =>
  clocksAt(Date.now() + days * 86_400_000, timeZone).date;
