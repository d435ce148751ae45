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
    '/edit-spa-service/:id': `/edit-spa-service/${service.id}`,
    '/update-vendor-services/:activeTab/:id': `/update-vendor-services/${tab}/${service.id}`,
  };
}
