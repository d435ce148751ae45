import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { cookieOf } from '../../../lib/cookies.ts';
import { foodProfileCookie } from '../../../lib/food-profile-cookie.ts';
import { readProfile, writeProfile } from '../visitor-profile.ts';
import { foodStore, type Holder } from './store.ts';

/** The device's user as far as known; a visitor until then. */
export const findHolder = async (): Promise<Holder> =>
  (await (await foodStore()).get('holder', 'holder')) ?? { id: null, profile: '' };

/** Records who is signed in; the profile of the previous user is deleted. */
export async function keepHolder(id: number | null): Promise<void> {
  const holder = await findHolder();
  if (holder.id === id) return;
  await (await foodStore()).put('holder', { id, profile: '' }, 'holder');
}

/** Keeps a copy of the account's profile; a visitor's is kept in a cookie. */
export async function keepOwnProfile(id: number, profile: FoodProfile): Promise<void> {
  await (await foodStore()).put('holder', { id, profile: writeProfile(profile) }, 'holder');
}

/** The food profile of the device's user. */
export const profileOf = ({ id, profile }: Holder, cookies: string): FoodProfile =>
  readProfile(new URLSearchParams(id === null ? cookieOf(cookies, foodProfileCookie) : profile));
