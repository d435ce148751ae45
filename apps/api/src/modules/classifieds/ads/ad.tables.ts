import type { AttributeValue } from '@souk/contract/modules/catalogue/attributes';
import { conditions } from '@souk/contract/modules/catalogue/conditions';
import { adModules, adStates, adTemplates, priceTypes } from '@souk/contract/modules/classifieds/ads';
import { currencies, type GeoAddress } from '@souk/contract/shared/values';
import { boolean, char, jsonb, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';

export const classifieds = pgSchema('classifieds');

/** Additional fields of ads for shop goods. */
export interface RetailFields {
  quantity: number | null;
  sku: string | null;
  brand: string | null;
  options: Record<string, string[]>;
  salePriceCents: number | null;
  postageCents: number | null;
}

/** What an admin approves, and what edits are compared with. */
export interface AdVersion {
  title: string;
  description: string;
  categoryId: number;
  priceCents: number | null;
  imagePaths: string[];
}

export const ads = classifieds.table('ads', {
  id: identityId(),
  ownerId: bigId().notNull(),
  module: text({ enum: adModules }).notNull(),
  template: text({ enum: adTemplates }).notNull(),
  categoryId: bigId().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  priceCents: bigId(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  priceType: text({ enum: priceTypes }).notNull(),
  condition: text({ enum: conditions }),
  attributes: jsonb().$type<Record<string, AttributeValue>>().notNull().default({}),
  retail: jsonb().$type<RetailFields>(),
  address: jsonb().$type<GeoAddress>().notNull(),
  contactName: text(),
  contactPhone: text(),
  hidePhone: boolean().notNull().default(false),
  state: text({ enum: adStates }).notNull(),
  rejectionReason: text(),
  approvedVersion: jsonb().$type<AdVersion>(),
  isHidden: boolean().notNull().default(false),
  tier: smallint().$type<0 | 1 | 2>().notNull().default(0),
  approvedAt: moment(),
  expiresAt: moment(),
  soldAt: moment(),
  soldToId: bigId(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type AdRow = typeof ads.$inferSelect;

/** An ad's previous state, kept when its owner deletes it. */
export const adDeletions = classifieds.table('ad_deletions', {
  adId: bigId().primaryKey(),
  state: text({ enum: ['pending', 'approved', 'sold', 'expired', 'rejected'] }).notNull(),
  soldAt: moment(),
  soldToId: bigId(),
  imageIds: bigId().array().notNull(),
  reportIds: bigId().array().notNull(),
  deletedAt: createdAt(),
});
export type AdDeletionRow = typeof adDeletions.$inferSelect;

export const adViews = classifieds.table('ad_views', {
  adId: bigId().primaryKey(),
  views: bigId().notNull().default(0),
});

export const phoneReveals = classifieds.table('phone_reveals', {
  id: identityId(),
  adId: bigId().notNull(),
  userId: bigId().notNull(),
  at: createdAt(),
});
