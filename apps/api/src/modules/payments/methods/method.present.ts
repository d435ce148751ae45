import type { Card } from '@souk/contract/modules/payments/methods';
import { flag } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { MethodRow } from './method.tables.ts';

/** A card is valid until the end of its month. */
const isExpired = ({ expMonth, expYear }: MethodRow): boolean =>
  expMonth !== null && expYear !== null && clock.now() >= new Date(Date.UTC(expYear, expMonth, 1));

export const presentMethod = (method: MethodRow): Card => ({
  id: method.id,
  kind: method.kind,
  brand: method.brand,
  last4: method.last4,
  exp_month: method.expMonth,
  exp_year: method.expYear,
  name: method.name,
  is_default: flag(method.isDefault),
  is_expired: flag(isExpired(method)),
  created_at: method.createdAt.toISOString(),
});
