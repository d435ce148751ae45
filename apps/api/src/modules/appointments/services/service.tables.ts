import { neededPlaces, priceKinds, servicePlaces } from '@souk/contract/modules/appointments/services';
import { currencies } from '@souk/contract/shared/values';
import { boolean, char, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const appointments = pgSchema('appointments');

export const services = appointments.table('services', {
  id: identityId(),
  sellerId: bigId().notNull(),
  categoryId: bigId().notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  imageFileId: bigId(),
  priceKind: text({ enum: priceKinds }).notNull(),
  /** None before a quote. */
  priceCents: bigId(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  isGstFree: boolean().notNull().default(false),
  durationMinutes: integer().notNull(),
  setUpMinutes: integer().notNull().default(0),
  cleanUpMinutes: integer().notNull().default(0),
  processingFrom: integer(),
  processingMinutes: integer(),
  place: text({ enum: servicePlaces }).notNull(),
  needsPlace: text({ enum: neededPlaces }).notNull(),
  mostPeople: integer(),
  isHalal: boolean().notNull().default(false),
  position: integer().notNull(),
  isActive: boolean().notNull().default(true),
  isHidden: boolean().notNull().default(false),
  archivedAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type ServiceRow = typeof services.$inferSelect;

export const serviceAddOns = appointments.table('service_add_ons', {
  id: identityId(),
  serviceId: bigId().notNull(),
  name: text().notNull(),
  priceCents: bigId().notNull(),
  extraMinutes: integer().notNull(),
  position: integer().notNull(),
});
export type AddOnRow = typeof serviceAddOns.$inferSelect;

export const priceHistory = appointments.table(
  'price_history',
  { serviceId: bigId().notNull(), priceCents: bigId().notNull(), since: moment().notNull() },
  ({ serviceId, since }) => [primaryKey({ columns: [serviceId, since] })],
);

export const servicePeople = appointments.table(
  'service_people',
  {
    serviceId: bigId().notNull(),
    /** Of `availability.resources`. */
    resourceId: bigId().notNull(),
  },
  ({ serviceId, resourceId }) => [primaryKey({ columns: [serviceId, resourceId] })],
);
