import type { BoostKind } from '@souk/contract/modules/promotions/boosts';
import type { Subject } from '@souk/contract/shared/values';
import { defineEvent } from '../../platform/events/events.ts';

interface OfBoost {
  boostId: number;
  /** The boosted thing. */
  subject: Subject;
  boost: BoostKind;
}

export const boostStarted = defineEvent<OfBoost>('promotions.boost-started');
export const boostEnded = defineEvent<OfBoost>('promotions.boost-ended');
