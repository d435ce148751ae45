import { listAdsByBusiness } from '@souk/contract/modules/classifieds/listings';
import type { ListingPage } from '@souk/contract/modules/search/listing';
import { getPublicBusinessBySlug, type PublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { type BusinessType, moduleOf } from '@souk/contract/shared/seller-types';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

export interface BusinessWithAds {
  business: PublicBusiness;
  ads: ListingPage;
}

interface Wanted {
  module: 'classified' | 'retail' | 'booking';
  slug: string;
  query: Record<string, string | string[]>;
}

/** A business by its slug with a page of its ads. */
export async function loadBusiness(
  args: PageArgs,
  { module, slug, query }: Wanted,
): Promise<BusinessWithAds> {
  const params = { module, slug };
  const [business, ads] = await Promise.all([
    call(args, getPublicBusinessBySlug, { params }),
    call(args, listAdsByBusiness, { params, query }),
  ]);
  return { business, ads };
}

/** The module a kind of business sells in: its slugs are unique there. */
export function businessModule(type: BusinessType): Wanted['module'] {
  const module = moduleOf[type];
  return module === 'user' ? 'classified' : module;
}
