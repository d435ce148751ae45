import type { Promotion, PublicPromotion } from '@souk/contract/modules/discounts/promotions';
import { moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { getUser } from '../../identity/index.ts';
import { imagePaths } from '../../media/index.ts';
import { ownSubjects } from './check-promotion.ts';
import { stateOf } from './promotion.rules.ts';
import type { PromotionRow } from './promotion.tables.ts';

/** First and last day at the seller's place; the end is the first moment of the day after. */
export const daysOf = (
  { startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>,
  timeZone: string,
) => ({
  start_date: dayOf(startsAt, timeZone),
  end_date: dayOf(new Date(endsAt.getTime() - 1), timeZone),
});

/** `09:30`. */
export const timeOf = (minute: number | null): string | null =>
  minute === null
    ? null
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function presentOne(
  promotion: PromotionRow,
  timeZone: string,
  images: ReadonlyMap<number, string>,
): PublicPromotion {
  const { currency, imageFileId } = promotion;
  return {
    id: promotion.id,
    title: promotion.title,
    description: promotion.description,
    discount_percent: promotion.percent,
    amount: moneyOrNull(currency, promotion.amountCents),
    service_ids: promotion.subjects.map(({ id }) => id),
    ...daysOf(promotion, timeZone),
    is_first_visit: promotion.isFirstVisit,
    days: promotion.days,
    from_time: timeOf(promotion.fromMinute),
    until_time: timeOf(promotion.untilMinute),
    least_spend: moneyOrNull(currency, promotion.leastCents),
    image: imageFileId === null ? null : (images.get(imageFileId) ?? null),
  };
}

/** Promotions of one seller as everybody sees them. */
export async function presentShownPromotions(
  reader: Reader,
  sellerId: number,
  rows: readonly PromotionRow[],
): Promise<PublicPromotion[]> {
  const { timeZone } = await getUser(reader, sellerId);
  const images = await imagePaths(
    reader,
    rows.flatMap(({ imageFileId }) => imageFileId ?? []),
  );
  return rows.map((promotion) => presentOne(promotion, timeZone, images));
}

/** The seller's own promotions, in a constant number of queries. */
export async function presentPromotions(
  reader: Reader,
  sellerId: number,
  rows: readonly PromotionRow[],
): Promise<Promotion[]> {
  const shown = await presentShownPromotions(reader, sellerId, rows);
  const isNaming = rows.some(({ subjects }) => subjects.length > 0);
  const own = isNaming ? await ownSubjects(reader, await getUser(reader, sellerId)) : [];
  const titles = new Map(own.map(({ id, title }) => [id, title]));
  const at = clock.now();
  return rows.flatMap((promotion, index) => {
    const known = shown[index];
    if (!known) return [];
    const state = stateOf(promotion, at);
    return {
      ...known,
      is_automatic: promotion.code === null,
      code: promotion.code,
      subjects: promotion.subjects.map((subject) => ({ ...subject, title: titles.get(subject.id) ?? '' })),
      uses_max: promotion.usesMax,
      customer_uses_max: promotion.customerUsesMax,
      uses: promotion.uses,
      given: moneyIn(promotion.currency, promotion.givenCents),
      is_active: promotion.isActive,
      status: state === 'over' || state === 'paused' ? ('inactive' as const) : ('active' as const),
      state,
      created_at: promotion.createdAt.toISOString(),
    };
  });
}

export async function presentPromotion(reader: Reader, promotion: PromotionRow): Promise<Promotion> {
  const [shown] = await presentPromotions(reader, promotion.sellerId, [promotion]);
  if (!shown) throw new Error('a promotion was not presented');
  return shown;
}
