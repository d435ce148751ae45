import type { PromotionState } from '@souk/contract/modules/discounts/promotions';
import { moneyIn } from '@souk/contract/shared/values';
import { inMoney, onDay } from '../../../platform/texts/fillings.ts';
import { say, type Text } from '../../../platform/texts/say.ts';
import type { PromotionRow } from './promotion.tables.ts';

/** The kind by which what was taken off refers to a promotion. */
export const promotionKind = 'discounts.promotion';

/** One thing of a purchase with what is still to be paid for it; nothing where something else made it cheaper. */
export interface Item {
  kind: string;
  id: number;
  cents: number;
}

/** Everything that decides whether a promotion applies. */
export interface Occasion {
  items: readonly Item[];
  /** What all of it costs before anything is taken off. */
  spentCents: number;
  at: Date;
  /** The seller's. */
  timeZone: string;
  /** Day of the week and minute of the day of its start at the seller's place, once a time is chosen. */
  starts: { day: number; minute: number } | undefined;
  /** Sales of this customer that have used it; nothing for somebody of whom nothing is known. */
  customerUses: number | undefined;
  isFirstVisit: boolean;
}

type Promising = Omit<
  PromotionRow,
  'noun' | 'title' | 'description' | 'imageFileId' | 'createdAt' | 'givenCents' | 'sellerId'
>;

export const isUsedUp = ({ uses, usesMax }: Pick<PromotionRow, 'uses' | 'usesMax'>): boolean =>
  usesMax !== null && uses >= usesMax;

export function stateOf(
  promotion: Pick<PromotionRow, 'isActive' | 'startsAt' | 'endsAt' | 'uses' | 'usesMax'>,
  at: Date,
): PromotionState {
  if (promotion.endsAt <= at) return 'over';
  if (!promotion.isActive) return 'paused';
  if (isUsedUp(promotion)) return 'used-up';
  return promotion.startsAt > at ? 'scheduled' : 'running';
}

/** A first visit happens once, whatever else is allowed. */
export const usesPerCustomer = ({
  isFirstVisit,
  customerUsesMax,
}: Pick<PromotionRow, 'isFirstVisit' | 'customerUsesMax'>): number | null =>
  isFirstVisit ? 1 : customerUsesMax;

export const isFor = (
  { subjects }: Pick<PromotionRow, 'subjects'>,
  { kind, id }: Pick<Item, 'kind' | 'id'>,
): boolean => subjects.length === 0 || subjects.some((subject) => subject.kind === kind && subject.id === id);

export const hasQuietHours = ({ days, fromMinute }: Pick<PromotionRow, 'days' | 'fromMinute'>): boolean =>
  days.length > 0 || fromMinute !== null;

/** Whether what is sold begins in the quiet hours; the last minute is no longer one of them. */
function isQuiet(
  { days, fromMinute, untilMinute }: Pick<PromotionRow, 'days' | 'fromMinute' | 'untilMinute'>,
  starts: Occasion['starts'],
): boolean {
  if (!starts) return false;
  if (days.length > 0 && !days.includes(starts.day)) return false;
  return fromMinute === null || untilMinute === null
    ? true
    : starts.minute >= fromMinute && starts.minute < untilMinute;
}

export const promotionInvalidText = say`This code is not valid.`;
export const promotionUsedUpText = say`This promotion has been used up.`;
const usedText = say`You have used this promotion already.`;

function problemOfTime(promotion: Promising, { at, timeZone }: Occasion): Text | undefined {
  switch (stateOf(promotion, at)) {
    case 'over':
      return say`This promotion is over.`;
    case 'scheduled':
      return say`This promotion starts on ${onDay(promotion.startsAt, timeZone)}.`;
    case 'used-up':
      return promotionUsedUpText;
    case 'paused':
      return promotionInvalidText;
    default:
      return undefined;
  }
}

function problemOfCustomer(promotion: Promising, { customerUses, isFirstVisit }: Occasion): Text | undefined {
  const most = usesPerCustomer(promotion);
  if (promotion.isFirstVisit && !isFirstVisit) return say`This promotion is for a first visit.`;
  if (most !== null && (customerUses === undefined || customerUses >= most)) return usedText;
  return undefined;
}

function problemOfPurchase(promotion: Promising, { items, spentCents, starts }: Occasion): Text | undefined {
  const { leastCents, currency } = promotion;
  if (hasQuietHours(promotion) && !isQuiet(promotion, starts))
    return starts
      ? say`This promotion does not apply at that time.`
      : say`This promotion depends on the time: please choose one first.`;
  if (offOf(promotion, items) === 0) return say`This promotion is not for what you have chosen.`;
  if (leastCents !== null && spentCents < leastCents)
    return say`This promotion needs at least ${inMoney(moneyIn(currency, leastCents))}.`;
  return undefined;
}

/** Why a promotion does not apply, in words for the customer. */
export const promotionProblem = (promotion: Promising, occasion: Occasion): Text | undefined =>
  problemOfTime(promotion, occasion) ??
  problemOfCustomer(promotion, occasion) ??
  problemOfPurchase(promotion, occasion);

/** What a promotion takes off the things it is for: never more than they cost. */
export function offOf(
  { percent, amountCents, subjects }: Pick<PromotionRow, 'percent' | 'amountCents' | 'subjects'>,
  items: readonly Item[],
): number {
  const cents = items.reduce((sum, item) => sum + (isFor({ subjects }, item) ? item.cents : 0), 0);
  const wanted = percent === null ? (amountCents ?? 0) : Math.round((cents * percent) / 100);
  return Math.min(wanted, cents);
}

/** The promotion that takes most off, of equal ones the oldest; two are never added up. */
export function bestOf<T extends Promising>(
  promotions: readonly T[],
  occasionOf: (promotion: T) => Occasion,
): T | undefined {
  let best: { promotion: T; cents: number } | undefined;
  for (const promotion of promotions.toSorted((one, other) => one.id - other.id)) {
    const occasion = occasionOf(promotion);
    if (promotionProblem(promotion, occasion)) continue;
    const cents = offOf(promotion, occasion.items);
    if (!best || cents > best.cents) best = { promotion, cents };
  }
  return best?.promotion;
}

/** How a bill calls it: `Spring 20 %`. */
export const nameOf = ({ title, percent }: Pick<PromotionRow, 'title' | 'percent'>): string =>
  percent === null || title.includes('%') ? title : `${title} ${percent} %`;
