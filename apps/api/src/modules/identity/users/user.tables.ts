import { sellerTypes } from '@souk/contract/shared/seller-types';
import type { GeoAddress } from '@souk/contract/shared/values';
import { boolean, customType, date, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const identity = pgSchema('identity');

/** Case-insensitive text. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const userStatuses = ['pending', 'active', 'blocked', 'deleted'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Channels a person has switched off, by kind of notification. */
export type NotifyChoices = Record<string, { mail?: boolean; push?: boolean; sms?: boolean }>;

export const users = identity.table('users', {
  id: identityId(),
  name: text().notNull(),
  username: citext(),
  email: citext().notNull(),
  passwordHash: text(),
  countryCode: text(),
  phone: text(),
  phoneVerifiedAt: moment(),
  emailVerifiedAt: moment(),
  newEmail: citext(),
  confirmedAt: moment(),
  sellerType: text({ enum: sellerTypes }).notNull(),
  subType: text(),
  status: text({ enum: userStatuses }).notNull(),
  profileCompleted: boolean().notNull().default(false),
  menuSkipped: boolean().notNull().default(false),
  isDemo: boolean().notNull().default(false),
  imagePath: text(),
  birthDate: date(),
  gender: text(),
  nationality: text(),
  language: text().notNull().default('en'),
  timeZone: text().notNull(),
  /** The zone they chose to read times in; null follows the browser. */
  displayTimeZone: text(),
  address: jsonb().$type<GeoAddress>(),
  notify: jsonb().$type<NotifyChoices>().notNull().default({}),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type UserRow = typeof users.$inferSelect;
