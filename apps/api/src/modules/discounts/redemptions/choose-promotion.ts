import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { inZone } from '../../../platform/period.ts';
import type { Text } from '../../../platform/texts/say.ts';
import { getUser } from '../../identity/index.ts';
import { findAutomatic, findByCode, listAutomatic } from '../promotions/promotion.queries.ts';
import {
  bestOf,
  type Item,
  isFor,
  nameOf,
  type Occasion,
  offOf,
  promotionInvalidText,
  promotionProblem,
} from '../promotions/promotion.rules.ts';
import type { PromotionRow } from '../promotions/promotion.tables.ts';
import { usesOf } from './redemption.queries.ts';

/** What somebody wants to buy of one seller. */
export interface Purchase {
  sellerId: number;
  items: readonly Item[];
  spentCents: number;
  startsAt: Date | undefined;
  /** Null for a visitor, who counts as somebody new; of a walk-in nothing is known. */
  customer: { id: number } | 'walk-in' | null;
  /** Asked only if it matters. */
  isFirstVisit: () => Promise<boolean>;
  asked: { code?: string | undefined; promotionId?: number | undefined };
}

export interface ChosenPromotion {
  promotion: PromotionRow;
  /** As a bill calls it. */
  name: string;
  cents: number;
  /** Which of the items it takes that off, in their order. */
  isFor: boolean[];
  /** The field in which it was asked for; an automatic one was not. */
  field: 'promo_code' | 'promotion_id' | null;
}

type Asked = { field: NonNullable<ChosenPromotion['field']>; found: PromotionRow | undefined };

async function findAsked(reader: Reader, { sellerId, asked }: Purchase): Promise<Asked | null> {
  const { code, promotionId } = asked;
  if (code !== undefined) return { field: 'promo_code', found: await findByCode(reader, sellerId, code) };
  if (promotionId === undefined) return null;
  return { field: 'promotion_id', found: await findAutomatic(reader, sellerId, promotionId) };
}

async function knownUses(reader: Reader, { customer }: Purchase, rows: readonly PromotionRow[]) {
  if (customer === 'walk-in') return () => undefined;
  const limited = rows.filter(
    ({ customerUsesMax, isFirstVisit }) => isFirstVisit || customerUsesMax !== null,
  );
  const ids = limited.map(({ id }) => id);
  const uses = customer ? await usesOf(reader, customer.id, ids) : new Map<number, number>();
  return ({ id }: PromotionRow) => uses.get(id) ?? 0;
}

async function isFirst(purchase: Purchase, rows: readonly PromotionRow[]): Promise<boolean> {
  if (purchase.customer === 'walk-in' || !rows.some(({ isFirstVisit }) => isFirstVisit)) return false;
  return purchase.customer === null || (await purchase.isFirstVisit());
}

/** What decides about each of these promotions, read at once for all of them. */
async function occasionsOf(
  reader: Reader,
  purchase: Purchase,
  rows: readonly PromotionRow[],
): Promise<(promotion: PromotionRow) => Occasion> {
  const { sellerId, items, spentCents, startsAt } = purchase;
  const { timeZone } = await getUser(reader, sellerId);
  const local = startsAt && inZone(startsAt, timeZone);
  const starts = local && { day: local.dayOfWeek, minute: local.hour * 60 + local.minute };
  const usesBy = await knownUses(reader, purchase, rows);
  const isFirstVisit = await isFirst(purchase, rows);
  const at = clock.now();
  return (promotion) => ({
    items,
    spentCents,
    at,
    timeZone,
    starts,
    customerUses: usesBy(promotion),
    isFirstVisit,
  });
}

const chosen = (
  promotion: PromotionRow,
  items: readonly Item[],
  field: ChosenPromotion['field'],
): ChosenPromotion => ({
  promotion,
  name: nameOf(promotion),
  cents: offOf(promotion, items),
  isFor: items.map((item) => isFor(promotion, item)),
  field,
});

/**
 * The one promotion of a purchase: what is asked for, or else the automatic one that takes most off. What is asked for
 * and does not apply is refused at its field.
 */
export async function choosePromotion(reader: Reader, purchase: Purchase): Promise<ChosenPromotion | null> {
  const { items, sellerId } = purchase;
  const asked = await findAsked(reader, purchase);
  if (asked) {
    const { field, found } = asked;
    const refuse = (problem: Text) => fieldProblem(field, problem);
    if (!found) throw refuse(promotionInvalidText);
    const problem = promotionProblem(found, (await occasionsOf(reader, purchase, [found]))(found));
    if (problem) throw refuse(problem);
    return chosen(found, items, field);
  }
  const automatic = await listAutomatic(reader, sellerId);
  if (automatic.length === 0) return null;
  const best = bestOf(automatic, await occasionsOf(reader, purchase, automatic));
  return best ? chosen(best, items, null) : null;
}
