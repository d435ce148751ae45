import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Id, Moment } from '../../shared/values.ts';
import { ProductDetail } from '../retail/product-lists.ts';
import { Product } from '../retail/products.ts';
import { HistoryEntry, ItemChange, SellerRecord } from './judging.ts';
import { Person } from './people.ts';
import { Report } from './reports.ts';

/** Drafts are visible to their seller only. */
export const listedProductStates = ['pending', 'approved', 'rejected', 'archived'] as const;

/** A shop's product in the admin's queue. */
export const QueuedProduct = Product.omit({ category_name: true })
  .extend({
    owner: Person,
    category: z.string(),
    /** True if an approved product was changed since. */
    is_edit: z.boolean(),
    /** When it began to wait, or when it last changed. */
    waiting_since: Moment,
    reports_count: z.int(),
  })
  .meta({ id: 'QueuedProduct' });
export type QueuedProduct = z.infer<typeof QueuedProduct>;

export const listAdminProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  access: 'admin',
  summary: 'Products of every shop: the longest waiting first while they wait, the newest first else.',
  query: PageQuery.extend({
    status: blankAsMissing(z.enum(listedProductStates).optional()).catch(undefined),
    keyword: optionalText(100),
  }),
  reply: pageOf(QueuedProduct),
});

export const ReviewedProduct = ProductDetail.omit({
  seller: true,
  delivery: true,
  questions: true,
  questions_count: true,
  similar: true,
  goes_with: true,
  is_favourite: true,
  is_wishlisted: true,
})
  .extend({
    is_edit: z.boolean(),
    changes: z.array(ItemChange),
    history: z.array(HistoryEntry),
    reports: z.array(Report),
    record: SellerRecord,
  })
  .meta({ id: 'ReviewedProduct' });
export type ReviewedProduct = z.infer<typeof ReviewedProduct>;

const byId = z.object({ id: Id });
const reason = z.object({ reason: text('Reason', { max: 500 }) });
const refusals = ['product-move-not-allowed'] as const;

export const getAdminProduct = endpoint({
  method: 'GET',
  path: '/admin/products/:id',
  access: 'admin',
  summary:
    'One product as buyers see it, what an edit changed, its history, its reports and its seller’s record.',
  params: byId,
  reply: ReviewedProduct,
});

export const approveProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/approve',
  access: 'admin',
  summary: 'Puts a waiting product on the shelf.',
  params: byId,
  body: z.object({ note: optionalText(500) }),
  reply: Product,
  message: 'Product approved successfully.',
  errors: refusals,
});

export const rejectProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/reject',
  access: 'admin',
  summary: 'Turns a waiting product down; its seller reads the reason.',
  params: byId,
  body: reason,
  reply: Product,
  message: 'Product rejected successfully.',
  errors: refusals,
});

export const takeDownProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/take-down',
  access: 'admin',
  summary: 'Takes a public product off the shelf; its seller reads the reason.',
  params: byId,
  body: reason,
  reply: Product,
  message: 'Product taken down successfully.',
  errors: refusals,
});

export const approveProducts = endpoint({
  method: 'POST',
  path: '/admin/products/approve',
  access: 'admin',
  summary: 'Approves several waiting products, each on its own; those that no longer wait are named.',
  body: z.object({ ids: listOf(Id, 100).refine((ids) => ids.length > 0, 'Select at least one product.') }),
  reply: z.object({ approved: z.array(Id), refused: z.array(Id) }),
});
