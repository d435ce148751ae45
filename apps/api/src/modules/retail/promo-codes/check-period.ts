import { endBeforeStartText, pastDateText } from '@souk/contract/modules/discounts/deals';
import { clock } from '../../../platform/clock.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { PromoCodeRow } from './promo-code.tables.ts';

/** Refuses a period that ends before it starts. */
export function checkPeriod({ startsAt, endsAt }: Pick<PromoCodeRow, 'startsAt' | 'endsAt'>): void {
  if (endsAt === null) return;
  if (endsAt <= startsAt) throw fieldProblem('ends_at', endBeforeStartText);
  if (endsAt <= clock.now()) throw fieldProblem('ends_at', pastDateText);
}
