import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf, optionalText, text } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { Id, Moment, Money } from '../../shared/values.ts';
import { Ad, adModules, adStates } from '../classifieds/ads.ts';
import { AdDetail } from '../classifieds/listings.ts';
import { Person } from './people.ts';
import { Report } from './reports.ts';

export const listedStates = ['pending', 'approved', 'sold', 'expired', 'rejected'] as const;

/** The label of clients stands for the state behind it. */
const spelledStatus = (value: unknown) =>
  value === 'pending for approval from Admin' ? 'pending' : value || undefined;

/** An ad in the admin's queue. */
export const QueuedAd = Ad.extend({
  state: z.enum(adStates),
  owner: Person,
  category: z.string(),
  /** True where an approved ad was changed since. */
  is_edit: z.boolean(),
  /** Since when it waits, or when it last changed. */
  waiting_since: Moment,
  reports_count: z.int(),
}).meta({ id: 'QueuedAd' });
export type QueuedAd = z.infer<typeof QueuedAd>;

export const listAdminAds = endpoint({
  method: 'GET',
  path: '/admin/ads',
  spec: ['admin/admin-ads'],
  access: 'admin',
  summary: 'Ads of every owner: the longest waiting first while they wait, the newest first else.',
  query: PageQuery.extend({
    status: z.preprocess(spelledStatus, z.enum(listedStates).optional()).catch(undefined),
    module: blankAsMissing(z.enum(adModules).optional()).catch(undefined),
    keyword: optionalText(100),
  }),
  reply: pageOf(QueuedAd),
});

export const HistoryEntry = z
  .object({
    move: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    by_role: z.string(),
    by_name: z.string().nullable(),
    reason: z.string().nullable(),
    at: Moment,
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** One field that differs from the version an admin approved last. */
export const AdChange = z
  .discriminatedUnion('field', [
    z.object({ field: z.enum(['title', 'description', 'category']), before: z.string(), after: z.string() }),
    z.object({ field: z.literal('price'), before: Money.nullable(), after: Money.nullable() }),
    z.object({ field: z.literal('images'), before: z.array(z.string()), after: z.array(z.string()) }),
  ])
  .meta({ id: 'AdChange' });
export type AdChange = z.infer<typeof AdChange>;

/** What the desk knows of a seller before it decides. */
export const SellerRecord = z
  .object({
    person: Person,
    business_name: z.string().nullable(),
    member_since: Moment,
    ads: z.record(z.enum(listedStates), z.int()),
    reports: z.int(),
  })
  .meta({ id: 'SellerRecord' });
export type SellerRecord = z.infer<typeof SellerRecord>;

export const ReviewedAd = AdDetail.omit({ similar: true })
  .extend({
    state: z.enum(adStates),
    is_edit: z.boolean(),
    changes: z.array(AdChange),
    history: z.array(HistoryEntry),
    reports: z.array(Report),
    record: SellerRecord,
  })
  .meta({ id: 'ReviewedAd' });
export type ReviewedAd = z.infer<typeof ReviewedAd>;

const byId = z.object({ id: Id });
const refusals = ['ad-move-not-allowed', 'record-gone'] as const;

export const getAdminAd = endpoint({
  method: 'GET',
  path: '/admin/ads/:id',
  spec: ['admin/admin-ad-get'],
  access: 'admin',
  summary: 'One ad as buyers see it, what an edit changed, its history, its reports and its seller’s record.',
  params: byId,
  reply: ReviewedAd,
  errors: ['record-gone'],
});

export const approveAd = endpoint({
  method: 'POST',
  path: '/admin/ads/:id/approve',
  spec: ['admin/admin-ad-approve'],
  access: 'admin',
  summary: 'Makes a waiting ad public.',
  params: byId,
  body: z.object({ note: optionalText(500) }),
  reply: Ad,
  message: 'Ad approved successfully.',
  errors: refusals,
});

export const rejectAd = endpoint({
  method: 'POST',
  path: '/admin/ads/:id/reject',
  spec: ['admin/admin-ad-reject'],
  access: 'admin',
  summary: 'Turns a waiting ad down; its owner reads the reason.',
  params: byId,
  body: z.object({ reason: text('Reason', { max: 500 }) }),
  reply: Ad,
  message: 'Ad rejected successfully.',
  errors: refusals,
});

export const takeDownAd = endpoint({
  method: 'POST',
  path: '/admin/ads/:id/take-down',
  access: 'admin',
  summary: 'Takes a public ad out of the market; its owner reads the reason.',
  params: byId,
  body: z.object({ reason: text('Reason', { max: 500 }) }),
  reply: Ad,
  message: 'Ad taken down successfully.',
  errors: refusals,
});

export const approveAds = endpoint({
  method: 'POST',
  path: '/admin/ads/approve',
  access: 'admin',
  summary: 'Approves several waiting ads, each on its own; those that no longer wait are named.',
  body: z.object({ ids: listOf(Id, 100).refine((ids) => ids.length > 0, 'Select at least one ad.') }),
  reply: z.object({ approved: z.array(Id), refused: z.array(Id) }),
});
