import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf, phone } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { postingTypes } from '../../shared/seller-types.ts';
import { line, optionalText, text } from '../../shared/texts.ts';
import { anyId, Flag, GeoAddress, Id, Moment, Money, Nothing, ownId, Tick } from '../../shared/values.ts';
import { GivenAttributes } from '../catalogue/attributes.ts';
import { conditions } from '../catalogue/conditions.ts';
import { maxAdImages } from './image-rules.ts';

export const adStates = ['pending', 'approved', 'sold', 'expired', 'rejected', 'deleted'] as const;
export type AdState = (typeof adStates)[number];

export const adMoves = [
  'approve',
  'reject',
  'take-down',
  'edit',
  'mark-sold',
  'unmark-sold',
  'expire',
  'repost',
  'delete',
  'restore-pending',
  'restore-approved',
  'restore-sold',
  'restore-expired',
  'restore-rejected',
] as const;
export type AdMove = (typeof adMoves)[number];

/** The status clients read (spec §4); a sold ad stays approved and carries `is_sold`. */
export const adStatuses = ['pending for approval from Admin', 'approved', 'expired', 'rejected'] as const;
export type AdStatus = (typeof adStatuses)[number];

export const adModules = ['classified', 'retail'] as const;
export const adTemplates = ['general', 'job', 'realestate'] as const;
export const priceTypes = ['fixed', 'negotiable', 'free', 'on-request'] as const;

/** Details of ads for shop goods only. */
export const RetailDetails = z
  .object({
    quantity: z.int().nullable(),
    sku: z.string().nullable(),
    brand: z.string().nullable(),
    options: z.record(z.string(), z.array(z.string())),
    sale_price: Money.nullable(),
    postage: Money.nullable(),
  })
  .meta({ id: 'RetailDetails' });
export type RetailDetails = z.infer<typeof RetailDetails>;

/** An ad as its owner sees it in ad management. */
export const Ad = z
  .object({
    id: Id,
    slug: z.string(),
    path: z.string(),
    module_type: z.enum(adModules),
    template_slug: z.enum(adTemplates),
    category_id: Id,
    title: z.string(),
    price: Money.nullable(),
    price_type: z.enum(priceTypes),
    /** `week` for rents. */
    price_unit: z.enum(['week']).nullable(),
    condition: z.string().nullable(),
    image: z.string().nullable(),
    status: z.enum(adStatuses),
    is_sold: Flag,
    rejection_reason: z.string().nullable(),
    is_premium: Flag,
    featured_classified: Flag,
    views: z.int(),
    offers_count: z.int(),
    created_at: Moment,
    updated_at: Moment,
    expires_at: Moment.nullable(),
    sold_at: Moment.nullable(),
    /** What the viewer may do to it now. */
    moves: z.array(z.enum(adMoves)),
  })
  .meta({ id: 'Ad' });
export type Ad = z.infer<typeof Ad>;

const AdFields = {
  module_type: blankAsMissing(z.enum(adModules).optional()),
  category_id: anyId('catalogue.category'),
  sub_category_id: blankAsMissing(anyId('catalogue.category').optional()),
  title: text('Title', { max: 120 }),
  description: text('Description', { max: 5000 }),
  price: blankAsMissing(priceInCents().optional()).meta({ examples: ['450.00'] }),
  price_type: z.enum(priceTypes, { error: 'This field is required.' }),
  condition: blankAsMissing(z.enum(conditions).optional()),
  attributes: GivenAttributes,
  address: z.object(GeoAddress.shape, { error: 'Location is required.' }),
  contact_name: optionalText(100),
  contact_phone: blankAsMissing(phone().optional()),
  hide_phone: Tick,
  image_ids: listOf(ownId('classifieds.image', 423), maxAdImages),
  quantity: blankAsMissing(wholeNumber({ min: 0, max: 100_000 }).optional()),
  sku: optionalText(60),
  brand: optionalText(80),
  options: z.record(z.string().max(40), z.array(line(60)).max(40)),
  sale_price: blankAsMissing(priceInCents('Sale price').optional()),
  postage: blankAsMissing(priceInCents('Postage').optional()),
};

const PostAd = z.object({
  ...AdFields,
  price_type: AdFields.price_type.default('fixed'),
  attributes: AdFields.attributes.default({}),
  hide_phone: AdFields.hide_phone.default(false),
  image_ids: AdFields.image_ids.default([]),
  options: AdFields.options.default({}),
});
export type PostAd = z.infer<typeof PostAd>;

const EditAd = z.object(AdFields).partial();
export type EditAd = z.infer<typeof EditAd>;

const AdParams = z.object({ id: ownId('classifieds.ad') });
const uploadedImages = { field: 'images', max: maxAdImages, kind: 'image' } as const;

export const postAd = endpoint({
  method: 'POST',
  path: '/classifieds',
  spec: ['classifieds/create'],
  // Users who may not post are told so in words (reading A-10), which a 403 would hide.
  access: 'signed-in',
  acting: 'allowed',
  summary: 'Posts an ad; an admin approves it before it is public.',
  body: PostAd,
  files: uploadedImages,
  reply: Ad,
  status: 201,
  message: 'Ad posted successfully and is pending for approval from Admin.',
  errors: ['may-not-post', 'quota-reached'],
  idempotent: true,
});

export const updateAd = endpoint({
  method: 'PUT',
  path: '/classifieds/:id',
  spec: ['classifieds/update'],
  access: postingTypes,
  acting: 'allowed',
  summary: 'Changes an own ad; what matters to approval sends it back to the admin.',
  params: AdParams,
  body: EditAd,
  files: uploadedImages,
  reply: Ad,
  message: 'Ad updated successfully.',
  errors: ['may-not-post', 'quota-reached', 'ad-move-not-allowed', 'record-gone'],
});

export const deleteAd = endpoint({
  method: 'DELETE',
  path: '/classifieds/:id',
  spec: ['classifieds/delete'],
  access: postingTypes,
  acting: 'allowed',
  summary: 'Deletes an own ad; for a minute it can be brought back.',
  params: AdParams,
  reply: Nothing,
  message: 'Ad deleted successfully.',
  errors: ['record-gone'],
});

export const restoreAd = endpoint({
  method: 'POST',
  path: '/restore-classified/:id',
  access: postingTypes,
  acting: 'allowed',
  summary: 'Brings back an own ad within a minute of its deletion, as it was; rejected offers stay so.',
  params: AdParams,
  reply: Ad,
  message: 'Your ad is back.',
  errors: ['quota-reached', 'ad-move-not-allowed'],
});

export const listMyAds = endpoint({
  method: 'GET',
  path: '/my-classifieds',
  spec: ['classifieds/my-ads'],
  access: postingTypes,
  summary: 'Own ads of every state, newest first unless sorted otherwise.',
  query: PageQuery.extend({
    /** A tab of ad management: an ad status, `pending` for short, or `sold`. */
    status: z
      .enum([...adStatuses, 'pending', 'sold'])
      .optional()
      .catch(undefined),
    keyword: optionalText(100),
    sort: z.enum(['most-recent', 'top-rated', 'asc', 'desc']).catch('most-recent').default('most-recent'),
  }),
  reply: pageOf(Ad),
});

export const changeAdStatus = endpoint({
  method: 'POST',
  path: '/change-classified-status',
  spec: ['classifieds/change-status'],
  access: postingTypes,
  acting: 'allowed',
  summary: 'Marks an own ad as sold, or as no longer sold.',
  body: z.object({
    classified_id: ownId('classifieds.ad'),
    status: text('Status', { max: 40 }).meta({ examples: ['sold'] }),
  }),
  reply: Ad,
  message: 'Updated successfully.',
  errors: ['quota-reached', 'ad-move-not-allowed', 'record-gone'],
});

export const markAdSold = endpoint({
  method: 'POST',
  path: '/mark-sold',
  spec: ['classifieds/mark-sold'],
  access: postingTypes,
  acting: 'allowed',
  summary: 'Marks an own ad as sold and rejects its open offers.',
  body: z.object({
    classified_id: ownId('classifieds.ad'),
    sold_to_user_id: blankAsMissing(anyId('identity.user').optional()),
  }),
  reply: Ad,
  message: 'Ad marked as sold.',
  errors: ['ad-move-not-allowed', 'record-gone'],
});

export const repostAd = endpoint({
  method: 'POST',
  path: '/repost-classified/:id',
  spec: ['classifieds/repost'],
  access: postingTypes,
  acting: 'allowed',
  summary: 'Sends an expired, rejected or sold ad to the admin again.',
  params: AdParams,
  body: z.object({ filter: blankAsMissing(z.enum(['expired', 'rejected', 'sold']).optional()) }),
  reply: Ad,
  message: 'Ad posted successfully and is pending for approval from Admin.',
  errors: ['may-not-post', 'quota-reached', 'ad-move-not-allowed', 'record-gone'],
});

export const getAdCounts = endpoint({
  method: 'GET',
  path: '/dashboard-classified',
  access: postingTypes,
  summary: 'How many own ads and offers stand in which state.',
  reply: z.object({
    ads: z.object({
      pending: z.int(),
      approved: z.int(),
      sold: z.int(),
      expired: z.int(),
      rejected: z.int(),
    }),
    offers_received: z.int(),
    offers_sent: z.int(),
    /** Ads that may still be posted; null if there is no limit. */
    ads_left: z.int().nullable(),
  }),
});
