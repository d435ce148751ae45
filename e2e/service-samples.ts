import type { Page } from '@playwright/test';
import { callerOf } from './shops.ts';

interface Listed {
  id: number;
  category_id: number;
}

interface Salon {
  business_id: number;
  slug: string;
  category: { id: number };
}

const types = ['handyman', 'professional', 'events', 'beauty', 'wellbeing', 'spa'];
const otherSpellings = ['professional-services', 'professional_services', 'event'];

/** Addresses at which customers find the business. */
const customerSamples = ({ business_id: id, slug }: Salon): Record<string, string> => ({
  ...Object.fromEntries(
    [...types, ...otherSpellings].map((type) => [
      `/business-detail/${type}/:slug`,
      `/business-detail/${type}/${slug}`,
    ]),
  ),
  '/bookings-detail/:module/:id': `/bookings-detail/beauty/${id}`,
  '/bookings-detail/:module/:id/:slug': `/bookings-detail/beauty/${id}/${slug}`,
  '/bookings-detail/:module/:id/:categoryName/:categoryId': `/bookings-detail/beauty/${id}/beauty/52`,
  '/bookings-detail/:module/:id/*': `/bookings-detail/beauty/${id}/beauty/52/and/more`,
  '/profile-vendor-handyman/vendor-handyman': `/profile-vendor-handyman/vendor-handyman?id=${id}`,
  '/profile-vendor-beauty/vendor-beauty': `/profile-vendor-beauty/vendor-beauty?slug=${slug}`,
  '/event-vendor-caterer/event-vendor': `/event-vendor-caterer/event-vendor?slug=${slug}`,
  '/book/:businessId': `/book/${id}`,
  '/enquire/:businessId': `/enquire/${id}`,
});

const dealSamples = (id: number): Record<string, string> => ({
  '/bookings-detail/daily-deals/:id': `/bookings-detail/daily-deals/${id}`,
  '/bookings-detail/daily-deals/:id/:slug': `/bookings-detail/daily-deals/${id}/treat`,
  '/bookings-detail/daily-deals/*': `/bookings-detail/daily-deals/${id}/treat/of/the/day`,
});

/** The salon's running deal on a service of its own, so that nothing else costs less; whoever comes first makes it. */
async function dealOf(salon: Page, categoryId: number | undefined): Promise<number> {
  const { get, post } = callerOf(salon);
  const running = async () =>
    (await get<{ data: { id: number; is_running: boolean }[] }>('/deals?status=active')).data.find(
      ({ is_running: isRunning }) => isRunning,
    );
  const known = await running();
  if (known) return known.id;
  const { time_zone: timeZone } = await get<{ time_zone: string }>('/user-profile');
  const today = new Date().toLocaleDateString('en-CA', { timeZone });
  const treat = await post<Listed>('/services', { name: 'Treat', category_id: categoryId, price: '80' });
  const { id } = await post<{ id: number }>('/deals', {
    title: 'Treat of the day',
    service_ids: [treat.id],
    discount_percent: 10,
    start_date: today,
    end_date: today,
  });
  return id;
}

/** Addresses of a service that a beauty business offers; it is made where there is none. */
export async function serviceSamplesOf(salon: Page): Promise<Record<string, string>> {
  await salon.goto('/faq');
  const { get, post } = callerOf(salon);
  const business = await get<Salon>('/business-profile');
  const { category } = business;
  const below = await get<{ id: number; slug: string }[]>(`/booking-sub-categories/${category.id}`);
  const own = await get<{ data: Listed[] }>('/services');
  const form = { name: 'Wash and cut', category_id: below[0]?.id, price: '65', needs_place: 'chair' };
  const service = own.data[0] ?? (await post<Listed>('/services', form));
  const tab = below.find(({ id }) => id === service.category_id)?.slug ?? 'beauty';
  return {
    ...customerSamples(business),
    ...dealSamples(await dealOf(salon, below[0]?.id)),
    '/edit-spa-service/:id': `/edit-spa-service/${service.id}`,
    '/update-vendor-services/:activeTab/:id': `/update-vendor-services/${tab}/${service.id}`,
  };
}
