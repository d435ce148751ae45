import { getAd, listAdsByBusiness } from '@souk/contract/modules/classifieds/listings';
import type { ListingPage } from '@souk/contract/modules/search/listing';
import { getPublicBusiness, type PublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { type BusinessType, moduleOf } from '@souk/contract/shared/seller-types';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

export interface BusinessWithAds {
  /** Null where no public ad leads to the profile. */
  business: PublicBusiness | null;
  ads: ListingPage;
}

interface Wanted {
  module: 'classified' | 'retail' | 'booking';
  slug: string;
  query: Record<string, string | string[]>;
}

/** A business by its slug with a page of its ads; the profile is found through one of the ads. */
export async function loadBusiness(
  args: PageArgs,
  { module, slug, query }: Wanted,
): Promise<BusinessWithAds> {
  const ads = await call(args, listAdsByBusiness, { params: { module, slug }, query });
  const [first] = ads.data;
  if (!first) return { business: null, ads };
  const { seller } = await call(args, getAd, { params: { id: first.id } });
  const business = await call(args, getPublicBusiness, { params: { user_id: seller.id } });
  return { business, ads };
}

/** The module a kind of business sells in: its slugs are unique there. */
export function businessModule(type: BusinessType): Wanted['module'] {
  const module = moduleOf[type];
  return module === 'user' ? 'classified' : module;
}
