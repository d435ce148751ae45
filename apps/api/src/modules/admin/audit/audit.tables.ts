import type { AuditAction } from '@souk/contract/modules/admin/audit';
import { jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

export const admin = pgSchema('admin');

export type Snapshot = Record<string, unknown>;

export const auditLog = admin.table('audit_log', {
  id: identityId(),
  actorId: bigId().notNull(),
  actingForId: bigId(),
  action: text().$type<AuditAction>().notNull(),
  targetKind: text(),
  targetId: text(),
  before: jsonb().$type<Snapshot>(),
  after: jsonb().$type<Snapshot>(),
  note: text(),
  at: createdAt(),
});
export type AuditRow = typeof auditLog.$inferSelect;
