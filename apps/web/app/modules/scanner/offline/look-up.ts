import { toGtin } from '@souk/food/codes/gtin';
import { codeIn } from '../food-filters.ts';
import { findInPack, findPack } from './food-pack.ts';
import type { OfflineFood } from './offline-food.ts';

/** The result for a code without a network. */
export type Answer =
  | { kind: 'found'; gtin: string; food: OfflineFood }
  | { kind: 'unknown'; gtin: string }
  /** Digits with a wrong check digit, or text. */
  | { kind: 'wrong-code' | 'no-code'; typed: string }
  | { kind: 'no-pack' };

/** Looks a code up in the pack on this device. */
export async function lookUp(typed: string): Promise<Answer> {
  const gtin = toGtin(typed);
  if (!gtin) return { kind: codeIn(typed) ? 'wrong-code' : 'no-code', typed };
  const food = await findInPack(gtin);
  if (food) return { kind: 'found', gtin, food };
  return (await findPack()) ? { kind: 'unknown', gtin } : { kind: 'no-pack' };
}
