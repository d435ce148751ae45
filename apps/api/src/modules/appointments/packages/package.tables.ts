import { currencies } from '@souk/contract/shared/values';
import { boolean, char, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { appointments } from '../services/service.tables.ts';

export const packages = appointments.table('packages', {
  id: identityId(),
  sellerId: bigId().notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  imageFileId: bigId(),
  priceCents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  /** When it can be booked, in whole days of the seller's zone; null without a bound. */
  startsAt: moment(),
  endsAt: moment(),
  isActive: boolean().notNull().default(true),
  archivedAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type PackageRow = typeof packages.$inferSelect;

export const packageServices = appointments.table(
  'package_services',
  { packageId: bigId().notNull(), position: smallint().notNull(), serviceId: bigId().notNull() },
  ({ packageId, position }) => [primaryKey({ columns: [packageId, position] })],
);
