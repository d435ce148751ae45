import { addressKinds } from '@souk/contract/modules/locations/addresses';
import { boolean, numeric, pgSchema, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId } from '../../../platform/platform.tables.ts';

export const locations = pgSchema('locations');

const degrees = () => numeric({ precision: 9, scale: 6, mode: 'number' });

export const addresses = locations.table('addresses', {
  id: identityId(),
  userId: bigId().notNull(),
  kind: text({ enum: addressKinds }).notNull().default('delivery'),
  name: text().notNull(),
  countryPrefix: text().notNull(),
  phone: text().notNull(),
  unit: text().notNull().default(''),
  street: text().notNull().default(''),
  location: text().notNull(),
  lat: degrees(),
  lng: degrees(),
  city: text().notNull(),
  state: text().notNull(),
  pincode: text().notNull(),
  stateCode: text().notNull().default(''),
  cityCode: text().notNull().default(''),
  country: text().notNull(),
  countryCode: text().notNull(),
  isDefault: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type AddressRow = typeof addresses.$inferSelect;
