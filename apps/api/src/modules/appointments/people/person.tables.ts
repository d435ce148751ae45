import { boolean, text } from 'drizzle-orm/pg-core';
import { bigId } from '../../../platform/platform.tables.ts';
import { appointments } from '../services/service.tables.ts';

export const people = appointments.table('people', {
  /** Of `availability.resources`. */
  resourceId: bigId().primaryKey(),
  photoFileId: bigId(),
  bio: text().notNull().default(''),
  languages: text().array().notNull().default([]),
  isWoman: boolean().notNull().default(false),
});
export type PersonRow = typeof people.$inferSelect;
