import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Id, Moment } from '../../shared/values.ts';
import { Ad, adModules, adStates } from '../classifieds/ads.ts';
import { AdDetail } from '../classifieds/listings.ts';
import { HistoryEntry, ItemChange, listedStates, SellerRecord } from './judging.ts';
import { Person } from './people.ts';
import { Report } from './reports.ts';

/** Clients' label → the state that it means. */
const spelledStatus = (value: unknown) =>
  value === 'pending for approval from Admin' ? 'pending' : value || undefined;

/** An ad in the admin's queue. */
export const QueuedAd = Ad.extend({
  state: z.enum(adStates),
  owner: Person,
  category: z.string(),
  /** True if an approved ad was changed since. */
  is_edit: z.boolean(),
  /** When it began to wait, or when it last changed. */
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

export const ReviewedAd = AdDetail.omit({ similar: true })
  .extend({
    state: z.enum(adStates),
    is_edit: z.boolean(),
    changes: z.array(ItemChange),
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
