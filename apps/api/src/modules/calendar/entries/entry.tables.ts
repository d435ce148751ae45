import { boolean, date, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const calendar = pgSchema('calendar');

export const entries = calendar.table('entries', {
  id: identityId(),
  userId: bigId().notNull(),
  /** The thing that is then; null for a note of one's own. */
  subjectKind: text(),
  subjectId: bigId(),
  title: text().notNull(),
  /** The other side, and where. */
  who: text(),
  place: text(),
  path: text(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  /** Of whole days, which stay those days in whatever zone they are read. */
  firstDay: date({ mode: 'string' }),
  lastDay: date({ mode: 'string' }),
  state: text({ enum: ['tentative', 'confirmed'] }).notNull(),
  isBusy: boolean().notNull(),
  /** Work of a team, of which several at once are nothing unusual. */
  isOfTeam: boolean().notNull().default(false),
  isBlocked: boolean().notNull().default(false),
  /** Whose time is blocked; null is everybody's. */
  resourceId: bigId(),
  /** The calendar elsewhere from which it was read, and what it is called there. */
  sourceId: bigId(),
  sourceKey: text(),
  /** How often it has changed, as calendars count it. */
  sequence: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type EntryRow = typeof entries.$inferSelect;
