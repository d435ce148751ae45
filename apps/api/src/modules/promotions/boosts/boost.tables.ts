import { type BoostDays, boostKinds, boostStates } from '@souk/contract/modules/promotions/boosts';
import { currencies } from '@souk/contract/shared/values';
import { char, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId, createdAt, identityId, moment } from '../../../platform/platform.tables.ts';
import { promotionsSchema } from '../plans/plan.tables.ts';

export const boostPrices = promotionsSchema.table(
  'boost_prices',
  {
    boost: text({ enum: boostKinds }).notNull(),
    days: smallint().$type<BoostDays>().notNull(),
    cents: bigId().notNull(),
    currency: char({ length: 3, enum: currencies }).notNull(),
  },
  (price) => [primaryKey({ columns: [price.boost, price.days] })],
);
export type BoostPriceRow = typeof boostPrices.$inferSelect;

export const boosts = promotionsSchema.table('boosts', {
  id: identityId(),
  userId: bigId().notNull(),
  subjectKind: text().notNull(),
  subjectId: bigId().notNull(),
  boost: text({ enum: boostKinds }).notNull(),
  days: smallint().$type<BoostDays>().notNull(),
  periodId: bigId(),
  cents: bigId().notNull(),
  currency: char({ length: 3, enum: currencies }).notNull(),
  state: text({ enum: boostStates }).notNull(),
  startsAt: moment(),
  endsAt: moment(),
  createdAt: createdAt(),
});
export type BoostRow = typeof boosts.$inferSelect;
