import type { PostAd } from '@souk/contract/modules/classifieds/ads';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { startSession } from '../identity/index.ts';
import type { AdRow } from './ads/ad.tables.ts';
import { approveAd } from './ads/approve-ad.ts';
import { postAd } from './ads/post-ad.ts';
import { rejectAd } from './ads/reject-ad.ts';

/** Sofas and Armchairs. */
export const sofas = 130;
/** Cars and Vans. */
export const cars = 100;
/** Cookware, in a shop's part of the tree. */
export const cookware = 420;
export const parramatta = {
  location: 'Parramatta NSW 2150',
  lat: -33.815,
  lng: 151.0011,
  state: 'New South Wales',
  city: 'Parramatta',
  pincode: '2150',
  state_code: 'NSW',
  city_code: '',
  country: 'Australia',
  country_code: 'AU',
};

/** The form of a sound ad for a sofa; say what is to differ. */
export const adForm = (changes: Partial<PostAd> = {}): PostAd => ({
  category_id: sofas,
  title: 'Green velvet sofa',
  description: 'Three seats, no pets, pick up only.',
  price: 45_000,
  price_type: 'fixed',
  condition: 'good',
  attributes: { seats: 3 },
  address: parramatta,
  hide_phone: false,
  image_ids: [],
  options: {},
  ...changes,
});

/** The same form as a client sends it: prices in dollars. */
export const adBody = (changes: Record<string, unknown> = {}) => ({
  category_id: sofas,
  title: 'Green velvet sofa',
  description: 'Three seats, no pets, pick up only.',
  price: '450.00',
  condition: 'good',
  attributes: { seats: 3 },
  address: parramatta,
  ...changes,
});

interface AdOptions {
  owner: { id: number; sellerType?: SellerType };
  /** Who approves or rejects; the owner's id where no test asks. */
  adminId?: number;
  /** Approved unless said. */
  state?: 'pending' | 'approved' | 'rejected';
  form?: Partial<PostAd>;
}

/** An ad made by the real verbs. */
export async function buildAd(
  db: Db,
  { owner, adminId, state = 'approved', form }: AdOptions,
): Promise<AdRow> {
  const ad = await postAd(db, { id: owner.id, sellerType: owner.sellerType ?? 'private' }, adForm(form));
  const admin = { id: adminId ?? owner.id };
  if (state === 'approved') return approveAd(db, admin, ad.id);
  if (state === 'rejected') return rejectAd(db, admin, ad.id, 'Please add a photo.');
  return ad;
}

/** A user whose session has run out while the test moved the time, signed in again. */
export async function signedInAgain<T extends { id: number }>(
  db: Db,
  user: T,
): Promise<T & { token: string }> {
  const config = readConfig({ NODE_ENV: 'test' });
  const beginning = { userId: user.id, device: 'test', address: '::1' };
  const { token } = await db.transaction((tx) => startSession(tx, config, beginning));
  return { ...user, token };
}

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file as the server has received it. */
export const imageFile = (name = 'sofa.png') => ({ field: 'images', name, bytes: pixel });
