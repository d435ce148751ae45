import { certifiers } from '../tables/certifiers.ts';

/** What stands on the pack or in a register beside the ingredients. */
export type Label =
  | { kind: 'halal-certificate'; certifierId: string; number?: string; validUntil?: string }
  | { kind: 'halal-claim' }
  | { kind: 'vegan' }
  | { kind: 'vegetarian' };

/** Why a certificate counts, or does not. */
export type Standing = 'counts' | 'expired' | 'undated' | 'unknown-certifier';

/** Whether a certificate counts on a day (YYYY-MM-DD): of a known certifier, dated, and not expired. */
export function standingOf(label: Extract<Label, { kind: 'halal-certificate' }>, today: string): Standing {
  if (!certifiers.some(({ id }) => id === label.certifierId)) return 'unknown-certifier';
  if (!label.validUntil) return 'undated';
  return label.validUntil < today ? 'expired' : 'counts';
}
