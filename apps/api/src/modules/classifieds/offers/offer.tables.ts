import { closedBecause, offerStates } from '@souk/contract/modules/classifieds/offers';
import { currencies } from '@souk/contract/shared/values';
import { char, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { classifieds } from '../ads/ad.tables.ts';

export const offers = classifieds.table('offers', {
  id: identityId(),
  adId: bigId().notNull(),
  buyerId: bigId().notNull(),
  sellerId: bigId().notNull(),
  priceCents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  message: text(),
  state: text({ enum: offerStates }).notNull(),
  closedBecause: text({ enum: closedBecause }),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
  respondedAt: moment(),
});
export type OfferRow = typeof offers.$inferSelect;
