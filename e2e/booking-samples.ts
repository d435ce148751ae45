import type { Page } from '@playwright/test';
import { marrickville } from './ads.ts';
import { expect, test } from './people.ts';
import { callerOf } from './shops.ts';

interface Booked {
  booking_id: number;
  moves: string[];
}

interface Business {
  business_id: number;
  address: object | null;
}

interface Slot {
  time: string;
  available: boolean;
}

/** Sellers of the demo market whose time can be booked, with the path of their kind. */
export interface Sellers {
  spa: Page;
  beauty: Page;
  handyman: Page;
  events: Page;
}

const paths = {
  spa: 'spa-bookings',
  beauty: 'beauty-bookings',
  handyman: 'handyman-bookings',
  events: 'event-bookings',
} as const;

const terms = {
  payment: 'at-booking',
  confirmation: 'at-once',
  cancellation: 'moderate',
  deposit_percent: 20,
  answer_hours: 48,
  no_show_percent: 0,
};

const pad = (value: number) => String(value).padStart(2, '0');

/** A day so many days ahead, far enough for every zone. */
function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.getUTCFullYear()}-${pad(day.getUTCMonth() + 1)}-${pad(day.getUTCDate())}`;
}

/** What can be booked of a seller, and a free time for it. */
async function offerOf(seller: Page, page: Page, payment = terms.payment) {
  if (!seller.url().startsWith('http')) await seller.goto('/faq');
  const own = callerOf(seller);
  const business = await own.get<Business>('/business-profile');
  const { data } = await own.get<{ data: { id: number }[] }>('/services');
  const serviceId = data[0]?.id ?? 0;
  await seller.request.put('/api/v2/booking-terms', {
    data: { ...terms, payment },
    headers: { origin: new URL(seller.url()).origin },
  });
  // Days of this worker's own, so that no other takes the time meanwhile.
  const first = 3 + 10 * test.info().parallelIndex;
  for (let days = first; days < first + 10; days += 1) {
    const date = dayAhead(days);
    const query = `business_id=${business.business_id}&service_id=${serviceId}&date=${date}`;
    const slots = await callerOf(page).get<Slot[]>(`/available-slots?${query}`);
    const time = slots.find(({ available }) => available)?.time;
    if (!time) continue;
    // The work is near the business, which comes only so far.
    const address = business.address ?? marrickville;
    return { business_id: business.business_id, service_ids: [serviceId], address, date, time };
  }
  throw new Error('nothing is free at this business');
}

/** Books something of a seller; it is not paid yet. */
async function bookAt(
  seller: Page,
  buyer: Page,
  kind: keyof typeof paths,
  payment = terms.payment,
): Promise<number> {
  const offer = await offerOf(seller, buyer, payment);
  const more = { guests: 2, description: 'Two windows', event_type: 'Lunch' };
  const { booking_id: id } = await callerOf(buyer).post<Booked>(`/${paths[kind]}`, { ...offer, ...more });
  return id;
}

/** Pays a booking, which then can be disputed. */
async function payFor(buyer: Page, id: number, kind: keyof typeof paths): Promise<void> {
  const { post, get } = callerOf(buyer);
  await post(`/${paths[kind]}/${id}/checkout`, { payment_method: 'card', stripeToken: 'tok_visa' });
  await expect.poll(async () => (await get<Booked>(`/bookings/${id}`)).moves).toContain('dispute');
}

/** Somebody who walked in, whom the seller sees at once. */
async function enterAt(seller: Page): Promise<number> {
  const { business_id: _id, ...offer } = await offerOf(seller, seller);
  const { booking_id: id } = await callerOf(seller).post<Booked>('/business-bookings', {
    ...offer,
    customer_name: 'Walk-in',
  });
  return id;
}

interface Planned {
  project_id: number;
  roles: { role_id: number }[];
}

/** An event with one part that is still to be found. */
async function planEvent(buyer: Page): Promise<Record<string, string>> {
  const { post } = callerOf(buyer);
  const form = { title: 'Our wedding', event_type: 'Wedding', date: dayAhead(60), budget: 5000 };
  const { project_id: id } = await post<Planned>('/event-projects', form);
  const { roles } = await post<Planned>(`/event-projects/${id}/roles`, { name: 'Photographer' });
  return {
    '/event-projects/:id': `/event-projects/${id}`,
    '/event-projects/:id/edit': `/event-projects/${id}/edit`,
    '/event-projects/:id/roles/:roleId': `/event-projects/${id}/roles/${roles[0]?.role_id}`,
  };
}

/** Addresses of bookings, of both their sides. */
export async function bookingSamplesOf(buyer: Page, sellers: Sellers): Promise<Record<string, string>> {
  const spa = await bookAt(sellers.spa, buyer, 'spa');
  const beauty = await bookAt(sellers.beauty, buyer, 'beauty');
  const handyman = await bookAt(sellers.handyman, buyer, 'handyman');
  const events = await bookAt(sellers.events, buyer, 'events');
  const paid = await bookAt(sellers.beauty, buyer, 'beauty');
  await payFor(buyer, paid, 'beauty');
  // Only what is paid by shares can be changed while it stands.
  const inShares = await bookAt(sellers.handyman, buyer, 'handyman', 'deposit');
  await payFor(buyer, inShares, 'handyman');
  // Only a request that is paid after its confirmation can have other services.
  const asked = await bookAt(sellers.spa, buyer, 'spa', 'after-confirming');
  const [member] = await callerOf(sellers.spa).get<{ id: number }[]>('/resources');
  const { post } = callerOf(buyer);
  const { id: note } = await post<{ id: number }>('/calendars', {
    title: 'Dentist',
    date: '2036-03-04',
    start_time: '09:00',
    end_time: '10:00',
  });
  const { path: feed } = await post<{ path: string }>('/calendar-feeds', {});
  const [atSpa, atSalon] = [await enterAt(sellers.spa), await enterAt(sellers.beauty)];
  return {
    ...(await planEvent(buyer)),
    '/my-bookings/detail/:id': `/my-bookings/detail/${paid}`,
    '/my-bookings/spa-booking-details/:serviceBookingId': `/my-bookings/spa-booking-details/${spa}`,
    '/my-bookings/spa-booking-history/:serviceBookingId': `/my-bookings/spa-booking-history/${spa}`,
    '/my-bookings/beauty-booking-details/:serviceBookingId': `/my-bookings/beauty-booking-details/${beauty}`,
    '/my-bookings/beauty-booking-history/:serviceBookingId': `/my-bookings/beauty-booking-history/${beauty}`,
    '/my-bookings/handyman-booking-details/:id': `/my-bookings/handyman-booking-details/${handyman}`,
    '/my-bookings/event-booking-details/:id': `/my-bookings/event-booking-details/${events}`,
    '/calendar/feed/:file': feed,
    '/calendar/:view': '/calendar/week',
    '/calendar/:view/:date': '/calendar/day/2036-03-04',
    '/calendar/note/:id': `/calendar/note/${note}`,
    '/move-booking/:id': `/move-booking/${paid}`,
    '/edit-booking/:id': `/edit-booking/${asked}`,
    '/change-booking/:id': `/change-booking/${inShares}`,
    '/dispute-booking/:id': `/dispute-booking/${paid}`,
    '/booking-checkout': `/booking-checkout?booking_id=${spa}`,
    '/team/:id': `/team/${member?.id}`,
    '/team/:id/hours': `/team/${member?.id}/hours`,
    '/team/:id/days': `/team/${member?.id}/days`,
    '/business-bookings/detail/:id': `/business-bookings/detail/${atSpa}`,
    '/spa-my-bookings-detail/:serviceBookingId': `/spa-my-bookings-detail/${atSpa}`,
    '/spa-my-bookings-history/:serviceBookingId': `/spa-my-bookings-history/${atSpa}`,
    '/beauty-my-bookings-detail/:serviceBookingId': `/beauty-my-bookings-detail/${atSalon}`,
    '/beauty-my-bookings-history/:serviceBookingId': `/beauty-my-bookings-history/${atSalon}`,
  };
}
