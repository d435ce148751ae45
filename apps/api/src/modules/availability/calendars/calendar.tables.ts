import { australianStates } from '@souk/contract/modules/availability/calendars';
import { date, integer, text } from 'drizzle-orm/pg-core';
import { bigId, identityId } from '../../../platform/platform.tables.ts';
import { availability } from '../stocks/stock.tables.ts';

export const calendars = availability.table('calendars', {
  ownerId: bigId().primaryKey(),
  stepMinutes: integer().notNull().default(30),
  noticeMinutes: integer().notNull().default(120),
  horizonDays: integer().notNull().default(90),
  dayCapacity: integer(),
  travelBeforeMinutes: integer().notNull().default(0),
  travelAfterMinutes: integer().notNull().default(0),
  holidaysOf: text({ enum: australianStates }),
});

export const specialDays = availability.table('special_days', {
  id: identityId(),
  ownerId: bigId().notNull(),
  resourceId: bigId(),
  day: date().notNull(),
  opensMinute: integer(),
  closesMinute: integer(),
});
