import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText } from '../../shared/texts.ts';
import { Id, Moment } from '../../shared/values.ts';
import { areas } from './areas.ts';

/** Everything an admin can do, `area.noun-verbed`; the log accepts nothing else. */
export const auditActions = [
  'desk.logged-in',
  'desk.acting-began',
  'desk.acting-ended',
  'desk.acted',
  'desk.looked',
  'desk.act-refused',
  'ads.approved',
  'ads.rejected',
  'ads.taken-down',
  'ads.product-approved',
  'ads.product-rejected',
  'ads.product-taken-down',
  'ads.food-verified',
  'ads.food-rejected',
  'ads.food-pending',
  'ads.food-suggestion-accepted',
  'ads.food-suggestion-declined',
  'reports.dismissed',
  'disputes.resolved',
  'promotions.plan-added',
  'promotions.plan-changed',
  'promotions.plan-deleted',
  'promotions.price-changed',
  'reports.removed',
  'users.blocked',
  'users.unblocked',
  'users.type-changed',
  'users.role-changed',
  'users.deleted',
  'roles.created',
  'roles.updated',
  'roles.deleted',
  'catalogue.category-created',
  'catalogue.category-updated',
  'catalogue.category-deleted',
  'catalogue.attributes-saved',
  'content.page-saved',
  'content.faq-created',
  'content.faq-updated',
  'content.faq-deleted',
  'content.banner-created',
  'content.banner-deleted',
  'content.message-marked',
  'settings.saved',
  'papers.verified',
  'papers.rejected',
  'papers.read',
  'money.refund-approved',
  'money.refund-rejected',
  'money.refund-retried',
  'money.refund-paid-otherwise',
  'money.refund-closed',
  'money.chargeback-borne',
  'money.chargeback-dropped',
  'money.payout-approved',
  'money.payout-rejected',
  'money.commission-rule-created',
  'money.commission-rule-updated',
  'money.commission-rule-deleted',
  'money.commission-rules-ordered',
  'money.journal-written',
] as const;
export type AuditAction = (typeof auditActions)[number];

const Snapshot = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z
  .object({
    id: Id,
    actor: z.object({ id: Id, name: z.string() }),
    acting_for: z.object({ id: Id, name: z.string() }).nullable(),
    action: z.enum(auditActions),
    target: z.object({ kind: z.string(), id: z.string() }).nullable(),
    before: Snapshot,
    after: Snapshot,
    note: z.string().nullable(),
    at: Moment,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

const optionalDay = blankAsMissing(day().optional()).catch(undefined);

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'What admins did, newest first.',
  query: PageQuery.extend({
    actor_id: blankAsMissing(Id.optional()).catch(undefined),
    action: blankAsMissing(z.enum(auditActions).optional()).catch(undefined),
    area: blankAsMissing(z.enum(['desk', ...areas]).optional()).catch(undefined),
    target_kind: optionalText(60).catch(undefined),
    target_id: optionalText(80).catch(undefined),
    from: optionalDay,
    to: optionalDay,
  }),
  reply: pageOf(AuditEntry).extend({
    /** Everybody with entries in the log, for the filter. */
    actors: z.array(z.object({ id: Id, name: z.string() })),
  }),
});
