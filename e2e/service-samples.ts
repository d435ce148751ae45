import type { Page } from '@playwright/test';
import { callerOf } from './shops.ts';

interface Listed {
  id: number;
  category_id: number;
}

/** Addresses of a service that a beauty business offers; it is made where there is none. */
export async function serviceSamplesOf(salon: Page): Promise<Record<string, string>> {
  await salon.goto('/faq');
  const { get, post } = callerOf(salon);
  const { category } = await get<{ category: { id: number } }>('/business-profile');
  const below = await get<{ id: number; slug: string }[]>(`/booking-sub-categories/${category.id}`);
  const own = await get<{ data: Listed[] }>('/services');
  const form = { name: 'Wash and cut', category_id: below[0]?.id, price: '65', needs_place: 'chair' };
  const service = own.data[0] ?? (await post<Listed>('/services', form));
  const tab = below.find(({ id }) => id === service.category_id)?.slug ?? 'beauty';
  return {
    '/edit-spa-service/:id': `/edit-spa-service/${service.id}`,
    '/update-vendor-services/:activeTab/:id': `/update-vendor-services/${tab}/${service.id}`,
  };
}
