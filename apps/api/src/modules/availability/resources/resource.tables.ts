import { resourceKinds } from '@souk/contract/modules/availability/resources';
import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { availability } from '../stocks/stock.tables.ts';

export const resources = availability.table('resources', {
  id: identityId(),
  ownerId: bigId().notNull(),
  kind: text({ enum: resourceKinds }).notNull(),
  name: text().notNull(),
  position: integer().notNull(),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
});
export type ResourceRow = typeof resources.$inferSelect;

export const rosters = availability.table('rosters', {
  resourceId: bigId().notNull(),
  weekday: integer().notNull(),
  opensMinute: integer().notNull(),
  closesMinute: integer().notNull(),
});
