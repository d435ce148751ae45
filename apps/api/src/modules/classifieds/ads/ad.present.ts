import type { Ad, AdStatus } from '@souk/contract/modules/classifieds/ads';
import { flag, moneyOrNull, slugOf } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { coversOf } from '../images/ad-album.ts';
import { countOpenOffers } from '../offers/offer.queries.ts';
import { adLife } from './ad.life.ts';
import { type AdRole, roleIn, type Viewer } from './ad.policy.ts';
import { viewsOf } from './ad.queries.ts';
import { priceUnitOf } from './ad.rules.ts';
import type { AdRow } from './ad.tables.ts';

/** Slugs in the specification end in the id: `{slug}-{id}`. */
export const adSlug = ({ id, title }: Pick<AdRow, 'id' | 'title'>): string => {
  const words = slugOf(title);
  return words ? `${words}-${id}` : String(id);
};

/** Retail ads too: `/product-details/retail/` belongs to the shops' products. */
export const adPath = (ad: Pick<AdRow, 'id' | 'title'>): string =>
  `/product-details/classified/${adSlug(ad)}`;

export const statusOf: Record<AdRow['state'], AdStatus> = {
  pending: 'pending for approval from Admin',
  approved: 'approved',
  sold: 'approved',
  expired: 'expired',
  rejected: 'rejected',
  deleted: 'expired',
};

/** What this role may do now; a sold ad that has expired is posted again rather than put back on sale. */
export const movesOn = (ad: AdRow, role: AdRole) =>
  adLife
    .movesFor(ad.state, role)
    .filter((move) => move !== 'unmark-sold' || ad.expiresAt === null || ad.expiresAt > clock.now());

/** An ad's state, as every view shows it. */
export const presentStanding = (ad: AdRow, role: AdRole) => ({
  id: ad.id,
  slug: adSlug(ad),
  path: adPath(ad),
  module_type: ad.module,
  template_slug: ad.template,
  category_id: ad.categoryId,
  title: ad.title,
  price: moneyOrNull(ad.currency, ad.priceCents),
  price_type: ad.priceType,
  price_unit: priceUnitOf(ad),
  condition: ad.condition,
  status: statusOf[ad.state],
  is_sold: flag(ad.state === 'sold'),
  rejection_reason: role === 'viewer' ? null : ad.rejectionReason,
  is_premium: flag(ad.tier === 2),
  featured_classified: flag(ad.tier === 1),
  created_at: ad.createdAt.toISOString(),
  updated_at: ad.updatedAt.toISOString(),
  expires_at: ad.expiresAt?.toISOString() ?? null,
  sold_at: ad.soldAt?.toISOString() ?? null,
  moves: movesOn(ad, role),
});

/** Ads as ad management lists them, in a constant number of queries. */
export async function presentAds(reader: Reader, rows: readonly AdRow[], viewer: Viewer): Promise<Ad[]> {
  const ids = rows.map(({ id }) => id);
  const covers = await coversOf(reader, ids);
  const views = await viewsOf(reader, ids);
  const offers = await countOpenOffers(reader, ids);
  return rows.map((ad) => ({
    ...presentStanding(ad, roleIn(ad, viewer)),
    image: covers.get(ad.id) ?? null,
    views: views.get(ad.id) ?? 0,
    offers_count: offers.get(ad.id) ?? 0,
  }));
}

/** One ad for ad management. */
export async function presentAd(reader: Reader, ad: AdRow, viewer: Viewer): Promise<Ad> {
  const [shown] = await presentAds(reader, [ad], viewer);
  if (!shown) throw new Error('an ad was not presented');
  return shown;
}
