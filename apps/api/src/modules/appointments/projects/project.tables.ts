import { currencies } from '@souk/contract/shared/values';
import { char, date, integer, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';
import { appointments } from '../services/service.tables.ts';

export const projects = appointments.table('projects', {
  id: identityId(),
  customerId: bigId().notNull(),
  title: text().notNull(),
  eventType: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  place: text().notNull(),
  guests: integer(),
  budgetCents: bigId(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  createdAt: createdAt(),
});
export type ProjectRow = typeof projects.$inferSelect;

/** What the event needs; without a booking, quote or brief it is still to be found. */
export const projectRoles = appointments.table('project_roles', {
  id: identityId(),
  projectId: bigId().notNull(),
  name: text().notNull(),
  categoryId: bigId(),
  bookingId: bigId(),
  quoteId: bigId(),
  briefId: bigId(),
  createdAt: createdAt(),
});
export type ProjectRoleRow = typeof projectRoles.$inferSelect;
