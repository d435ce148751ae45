import { waitStates } from '@souk/contract/modules/appointments/wait-values';
import { bookingKinds } from '@souk/contract/modules/bookings/statuses';
import type { GeoAddress } from '@souk/contract/shared/values';
import { bigint, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { appointments } from '../services/service.tables.ts';

export const waits = appointments.table('waits', {
  id: identityId(),
  customerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  businessId: bigId().notNull(),
  kind: text({ enum: bookingKinds }).notNull(),
  serviceIds: bigint({ mode: 'number' }).array().notNull(),
  addOnIds: bigint({ mode: 'number' }).array().notNull(),
  title: text().notNull(),
  /** The person whom they ask for, by the id of the resource; anybody without one. */
  personId: bigId(),
  guests: integer(),
  address: jsonb().$type<GeoAddress>(),
  note: text(),
  /** The day at the place of the business, and the starts on it that suit them. */
  day: date({ mode: 'string' }).notNull(),
  fromAt: moment().notNull(),
  untilAt: moment().notNull(),
  state: text({ enum: waitStates }).notNull(),
  /** The freed time that is held for them, and until when. */
  startsAt: moment(),
  expiresAt: moment(),
  bookingId: bigId(),
  createdAt: createdAt(),
  closedAt: moment(),
});
export type WaitRow = typeof waits.$inferSelect;
