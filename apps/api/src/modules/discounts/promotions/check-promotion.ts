import {
  bothTimesText,
  type CreatePromotion,
  endBeforeStartText,
  pastDayText,
  percentOrAmountText,
  timesInOrderText,
} from '@souk/contract/modules/discounts/promotions';
import type { Subject } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { newCode } from '../../../platform/ids.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { effectiveType, getUser, type UserRow } from '../../identity/index.ts';
import { promotableOf } from '../promotable.ts';
import type { PromotionRow } from './promotion.tables.ts';

/** What a form says of a promotion itself. */
export type PromotionForm = CreatePromotion & Partial<Pick<PromotionRow, 'noun' | 'description'>>;

type Standing = Pick<PromotionRow, 'startsAt' | 'endsAt' | 'subjects'>;

/** Whole days of the seller's zone, the last one included; days that have begun are kept as they are. */
function spanOf(
  { start_date: start, end_date: end }: PromotionForm,
  timeZone: string,
  standing: Standing | undefined,
): { startsAt: Date; endsAt: Date } {
  const today = dayOf(clock.now(), timeZone);
  const endsAt = startOfDay(end, timeZone, 1);
  const isStartKept = standing !== undefined && dayOf(standing.startsAt, timeZone) === start;
  const isEndKept = standing?.endsAt.getTime() === endsAt.getTime();
  if (start < today && !isStartKept) throw fieldProblem('start_date', pastDayText);
  if (end < today && !isEndKept) throw fieldProblem('end_date', pastDayText);
  if (end < start) throw fieldProblem('end_date', endBeforeStartText);
  return { startsAt: isStartKept ? standing.startsAt : startOfDay(start, timeZone), endsAt };
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The times of quiet hours, both or none. */
function minutesOf({ from_time: from, until_time: until }: PromotionForm) {
  if (from == null && until == null) return { fromMinute: null, untilMinute: null };
  if (from == null) throw fieldProblem('from_time', bothTimesText);
  if (until == null) throw fieldProblem('until_time', bothTimesText);
  if (until <= from) throw fieldProblem('until_time', timesInOrderText);
  return { fromMinute: minuteOf(from), untilMinute: minuteOf(until) };
}

interface OwnSubject extends Subject {
  title: string;
  isOffered: boolean;
}

/** What a seller's promotions can be for, or could be once. */
export async function ownSubjects(
  reader: Reader,
  { id: sellerId, sellerType, subType }: Pick<UserRow, 'id' | 'sellerType' | 'subType'>,
): Promise<OwnSubject[]> {
  const promotable = promotableOf(effectiveType(sellerType, subType));
  if (!promotable) return [];
  const { kind } = promotable;
  return (await promotable.listOwn(reader, sellerId)).map((thing) => ({ kind, ...thing }));
}

/** What the form names; what is no longer offered can only be kept. */
async function subjectsOf(
  reader: Reader,
  seller: UserRow,
  { service_ids: ids }: PromotionForm,
  standing: Standing | undefined,
) {
  if (ids.length === 0) return [];
  const own = new Map((await ownSubjects(reader, seller)).map((subject) => [subject.id, subject]));
  const kept = new Set(standing?.subjects.map(({ id }) => id));
  return [...new Set(ids)].map((id): Subject => {
    const subject = own.get(id);
    if (!subject || !(subject.isOffered || kept.has(id)))
      throw fieldProblem('service_ids', 'Please choose from what you offer.');
    return { kind: subject.kind, id };
  });
}

function termsOf({ discount_percent: percent, amount }: PromotionForm) {
  if ((percent == null) === (amount == null)) throw fieldProblem('discount_percent', percentOrAmountText);
  return { percent: percent ?? null, amountCents: amount ?? null };
}

const codeOf = ({ is_automatic: isAutomatic, code }: PromotionForm): string | null =>
  isAutomatic ? null : (code ?? newCode(5).toUpperCase());

/** Checks a form and returns the columns of its row. */
export async function checkPromotion(
  reader: Reader,
  seller: { id: number },
  form: PromotionForm,
  standing?: Standing,
) {
  const user = await getUser(reader, seller.id);
  return {
    noun: form.noun ?? ('promotion' as const),
    title: form.title,
    description: form.description ?? '',
    code: codeOf(form),
    ...termsOf(form),
    subjects: await subjectsOf(reader, user, form, standing),
    ...spanOf(form, user.timeZone, standing),
    isFirstVisit: form.is_first_visit,
    days: [...new Set(form.days)].toSorted((one, other) => one - other),
    ...minutesOf(form),
    leastCents: form.least_spend ?? null,
    usesMax: form.uses_max ?? null,
    customerUsesMax: form.customer_uses_max ?? null,
    isActive: form.is_active,
  };
}
