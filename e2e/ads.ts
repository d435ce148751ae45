import type { Page } from '@playwright/test';
import { answerOf } from './people.ts';

export interface PlacedAd {
  id: number;
  path: string;
  title: string;
}

interface AdWords {
  title: string;
  description?: string;
  categoryId?: number;
  price?: string;
}

/** Collectables, whose facts are all optional. */
const anyCategory = 184;

export const marrickville = {
  location: 'Marrickville NSW 2204',
  lat: -33.9074,
  lng: 151.1555,
  state: 'New South Wales',
  city: 'Marrickville',
  pincode: '2204',
  state_code: 'NSW',
};

/** The browser's own session with the origin that changes need. */
const sameOrigin = (page: Page) => ({ headers: { origin: new URL(page.url()).origin } });

/** Posts an ad by the call behind the wizard, for journeys about what comes after. */
export async function postAd(page: Page, words: AdWords): Promise<PlacedAd> {
  if (!page.url().startsWith('http')) await page.goto('/ad-management');
  const data = {
    category_id: words.categoryId ?? anyCategory,
    title: words.title,
    description: words.description ?? 'In good order, to be picked up after work.',
    price: words.price ?? '120',
    price_type: 'negotiable',
    condition: 'good',
    address: marrickville,
  };
  return answerOf<PlacedAd>(page.request.post('/api/v2/classifieds', { data, ...sameOrigin(page) }));
}

/** Approves an ad by the call behind the queue's button. */
export async function approveAd(admin: Page, id: number): Promise<void> {
  if (!admin.url().startsWith('http')) await admin.goto('/admin');
  await answerOf(admin.request.post(`/api/v2/admin/ads/${id}/approve`, sameOrigin(admin)));
}

/** The message that a action shows for four seconds; waited for in the page itself, which looks at every frame. */
export const toast = (page: Page, words: string | RegExp) =>
  page.locator('.toasts [data-tone]').filter({ hasText: words }).first().waitFor();
