import type { PostAd } from '@souk/contract/modules/classifieds/ads';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { onePixel } from '../../testing/one-pixel.ts';
import type { RowBuilder, RowBuilders } from '../../testing/row-builder.ts';
import { startSession } from '../identity/index.ts';
import { buildUser } from '../identity/testing.ts';
import type { AdRow } from './ads/ad.tables.ts';
import { approveAd } from './ads/approve-ad.ts';
import { postAd } from './ads/post-ad.ts';
import { rejectAd } from './ads/reject-ad.ts';
import { uploadImages } from './images/ad-album.ts';
import { makeOffer } from './offers/make-offer.ts';

/** Sofas and Armchairs. */
export const sofas = 130;
/** Cars and Vans. */
export const cars = 100;
/** Cookware, from the retail part of the tree. */
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

/** A valid form for a sofa ad, with the given changes. */
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
  /** Who approves or rejects; the owner by default. */
  adminId?: number;
  /** Approved by default. */
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

/** Signs a user in again whose session expired when the test moved the clock. */
export async function signedInAgain<T extends { id: number }>(
  db: Db,
  user: T,
): Promise<T & { token: string }> {
  const config = readConfig({ NODE_ENV: 'test' });
  const beginning = { userId: user.id, device: 'test', address: '::1' };
  const { token } = await db.transaction((tx) => startSession(tx, config, beginning));
  return { ...user, token };
}

/** A file as the server receives it. */
export const imageFile = (name = 'sofa.png') => ({ field: 'images', name, bytes: onePixel });

type AdState = 'pending' | 'approved';

const adIn =
  (state: AdState, form: Partial<PostAd> = {}): RowBuilder =>
  async ({ db, owner }) =>
    (await buildAd(db, { owner, state, form: { contact_phone: '0491570156', ...form } })).id;

const adsIn = (state: AdState): RowBuilders => ({
  'classifieds.ad': adIn(state),
  subject: adIn(state),
});

/** Ads that everybody sees. */
export const openAds = adsIn('approved');
/** Ads that wait for approval. */
export const hiddenAds = adsIn('pending');

export const classifiedsRows: RowBuilders = {
  'classifieds.ad': adIn('approved'),
  'classifieds.image': async ({ db, owner }) => (await uploadImages(db, owner, [imageFile()]))[0]?.id ?? 0,
  'classifieds.offer': async ({ db, owner }) => {
    const ad = await buildAd(db, { owner });
    const buyer = { ...(await buildUser(db)), isAdmin: false };
    const wanted = { classified_id: ad.id, offer_price: 10_000, message: undefined };
    return (await makeOffer(db, buyer, wanted)).id;
  },
};
