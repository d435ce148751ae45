import type { Boost, BoostPrice } from '@souk/contract/modules/promotions/boosts';
import type { Subject } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import { findCurrent } from '../subscriptions/period.queries.ts';
import { findOpen } from '../subscriptions/subscription.queries.ts';
import { usedBoosts } from './boost.queries.ts';
import type { BoostPriceRow, BoostRow } from './boost.tables.ts';

export const presentBoost = (row: BoostRow): Boost => ({
  id: row.id,
  boost: row.boost,
  days: row.days,
  status: row.state,
  price: { cents: row.cents, currency: row.currency },
  is_included: row.periodId !== null,
  starts_at: row.startsAt?.toISOString() ?? null,
  ends_at: row.endsAt?.toISOString() ?? null,
});

export const presentPrice = ({ boost, days, cents, currency }: BoostPriceRow): BoostPrice => ({
  boost,
  days,
  price: { cents, currency },
});

/** The boosted thing as lists show it; null while it is not public. */
export async function presentThing(reader: Reader, { kind, id }: Subject) {
  const [card] = await subjectKind(kind).cards(reader, [id]);
  return card ? { kind, id, title: card.title, image: card.imagePath, path: card.path } : null;
}

/** Boosts that the user's plan still includes in this period. */
export async function includedLeft(reader: Reader, userId: number) {
  const subscription = await findOpen(reader, userId);
  const period = subscription?.state === 'active' ? await findCurrent(reader, subscription) : undefined;
  if (!period) return { premium: 0, featured: 0 };
  const used = await usedBoosts(reader, period.id);
  return {
    premium: Math.max(0, period.premiumBoosts - used.premium),
    featured: Math.max(0, period.featuredBoosts - used.featured),
  };
}
