import { promoInvalidText, promoMinimumText, promoUsedText } from '@souk/contract/modules/retail/checkouts';
import type { PromoCodeRow } from './promo-code.tables.ts';

type Standing = Pick<
  PromoCodeRow,
  'isActive' | 'removedAt' | 'startsAt' | 'endsAt' | 'usesMax' | 'uses' | 'minCents'
>;

/** Whether the code can be used right now. */
export const isRunning = (promo: Omit<Standing, 'minCents'>, at: Date): boolean =>
  promo.isActive &&
  promo.removedAt === null &&
  promo.startsAt <= at &&
  (promo.endsAt === null || at < promo.endsAt) &&
  (promo.usesMax === null || promo.uses < promo.usesMax);

interface Use {
  /** The value of the seller's goods in the cart. */
  goodsCents: number;
  hasUsed: boolean;
  at: Date;
}

/** Why a code does not apply, in words for the buyer. */
export function promoProblem(
  promo: Standing | undefined,
  { goodsCents, hasUsed, at }: Use,
): string | undefined {
  if (!promo || !isRunning(promo, at)) return promoInvalidText;
  if (hasUsed) return promoUsedText;
  if (promo.minCents !== null && goodsCents < promo.minCents) return promoMinimumText;
  return undefined;
}
