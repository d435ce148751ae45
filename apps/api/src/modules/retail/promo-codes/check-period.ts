import { endBeforeStartText, pastDateText } from '@souk/contract/modules/retail/deals';
import { clock } from '../../../platform/clock.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { PromoCodeRow } from './promo-code.tables.ts';

/** Refuses a time that is over before it begins. */
export function checkPeriod({ startsAt, endsAt }: Pick<PromoCodeRow, 'startsAt' | 'endsAt'>): void {
  if (endsAt === null) return;
  if (endsAt <= startsAt) throw fieldProblem('ends_at', endBeforeStartText);
  if (endsAt <= clock.now()) throw fieldProblem('ends_at', pastDateText);
}
