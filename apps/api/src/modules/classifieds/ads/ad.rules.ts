import type { PostAd } from '@souk/contract/modules/classifieds/ads';
import type { Settings } from '@souk/contract/modules/settings/values';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { CategoryRow } from '../../catalogue/index.ts';
import type { AdRow, AdVersion, RetailFields } from './ad.tables.ts';

type Ad = Pick<AdRow, 'title' | 'description' | 'categoryId' | 'priceCents'>;

/** The root category of car dealers. */
const motorsSlug = 'motors';

/** Who may post in which category: private users everywhere, sellers in their own trade (spec §6). */
export function mayPost(sellerType: SellerType, path: readonly CategoryRow[]): boolean {
  const [root] = path;
  const isClassified = root?.module === 'classified';
  switch (sellerType) {
    case 'private':
      return isClassified || root?.module === 'retail';
    case 'retail':
      return root?.module === 'retail';
    case 'job':
      return isClassified && root.template === 'job';
    case 'real_estate':
      return isClassified && root.template === 'realestate';
    case 'car_dealer':
      return isClassified && root.slug === motorsSlug;
    default:
      return false;
  }
}

export const expiryOf = (settings: Settings): Date => fromNow(daysMs(settings.adDays));

/** Free things and prices on request have no amount; a job's pay is an attribute. */
export function priceOf({ price, price_type }: Pick<PostAd, 'price' | 'price_type'>, template: string) {
  const hasAmount = price_type === 'fixed' || price_type === 'negotiable';
  if (!hasAmount) return null;
  if (price === undefined && template !== 'job') throw fieldProblem('price', 'Price is required.');
  return price ?? null;
}

/** Fields that only ads for shop goods have. */
export const retailOf = (form: Omit<PostAd, 'address'>, module: AdRow['module']): RetailFields | null =>
  module === 'retail'
    ? {
        quantity: form.quantity ?? null,
        sku: form.sku ?? null,
        brand: form.brand ?? null,
        options: form.options,
        salePriceCents: form.sale_price ?? null,
        postageCents: form.postage ?? null,
      }
    : null;

export const versionOf = (ad: Ad, imagePaths: string[]): AdVersion => ({
  title: ad.title,
  description: ad.description,
  categoryId: ad.categoryId,
  priceCents: ad.priceCents,
  imagePaths,
});

export interface AdChange {
  field: keyof AdVersion;
  before: AdVersion[keyof AdVersion];
  after: AdVersion[keyof AdVersion];
}

/** The changes since the last approved version; an ad that was never approved is all new. */
export function changesBetween(approved: AdVersion | null, now: AdVersion): AdChange[] {
  if (!approved) return [];
  return (Object.keys(now) as (keyof AdVersion)[])
    .filter((field) => JSON.stringify(approved[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ field, before: approved[field], after: now[field] }));
}

/** A price may rise by a fifth above the approved one before an admin reviews it again. */
const rise = 1.2;

/**
 * Whether an edit changes what the admin approved: title, description, category, images, or the price by more than 20
 * %.
 */
export function needsApproval(approved: AdVersion | null, now: AdVersion): boolean {
  const changes = changesBetween(approved, now);
  const isDearer = (approved?.priceCents ?? 0) * rise < (now.priceCents ?? 0);
  return approved === null || changes.some(({ field }) => field !== 'priceCents' || isDearer);
}

/** Refuses sellers who may not post at all, or not in this category. */
export function checkMayPost(sellerType: SellerType, path: readonly CategoryRow[]): void {
  if (!mayPost(sellerType, path)) throw new Problem('may-not-post');
}

/** What the price is for: a home to rent is priced by the week. */
export const priceUnitOf = ({
  template,
  attributes,
}: Pick<AdRow, 'template' | 'attributes'>): 'week' | null =>
  template === 'realestate' && attributes['offer-type'] !== 'Sale' ? 'week' : null;

/** A salary as lists show it, in thousands: "$74K to $82K". */
export function salaryOf({ attributes }: Pick<AdRow, 'attributes'>): string | undefined {
  const [from, to] = [attributes['salary-from'], attributes['salary-to']].map((value) => Number(value ?? 0));
  if (!from && !to) return undefined;
  return from && to && from !== to ? `$${from}K to $${to}K` : `$${from || to}K`;
}
