import type { BoostKind } from '@souk/contract/modules/promotions/boosts';

export type Tier = 0 | 1 | 2;

/** Where a thing stands while these boosts run: a premium one outshines a featured one. */
export function tierBy(running: readonly BoostKind[]): Tier {
  if (running.includes('premium')) return 2;
  return running.length > 0 ? 1 : 0;
}
