import type { Promotion, PublicPromotion } from '@souk/contract/modules/discounts/promotions';

/** What a promotion says, from a row or from a form that is still being filled in. */
export interface PromotionTerms {
  percent: number | null;
  amountCents: number | null;
  /** Null: nobody needs a code. Empty: one is made up. */
  code: string | null;
  /** What it is for; none for everything. */
  things: readonly string[];
  startDate: string;
  endDate: string;
  isFirstVisit: boolean;
  days: readonly number[];
  fromTime: string;
  untilTime: string;
  leastCents: number | null;
  usesMax: number | null;
  customerUsesMax: number | null;
}

/** What everybody may know of a promotion. */
export const publicTerms = (promotion: PublicPromotion, things: readonly string[]): PromotionTerms => ({
  percent: promotion.discount_percent,
  amountCents: promotion.amount?.cents ?? null,
  code: null,
  things,
  startDate: promotion.start_date,
  endDate: promotion.end_date,
  isFirstVisit: promotion.is_first_visit,
  days: promotion.days,
  fromTime: promotion.from_time ?? '',
  untilTime: promotion.until_time ?? '',
  leastCents: promotion.least_spend?.cents ?? null,
  usesMax: null,
  customerUsesMax: null,
});

export const ownTerms = (promotion: Promotion): PromotionTerms => ({
  ...publicTerms(
    promotion,
    promotion.subjects.map(({ title }) => title),
  ),
  code: promotion.code,
  usesMax: promotion.uses_max,
  customerUsesMax: promotion.customer_uses_max,
});

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** A number above zero; anything else says nothing yet. */
function numberIn(form: FormData, name: string): number | null {
  const typed = textIn(form, name);
  const value = /^\d{1,9}(\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  return value > 0 ? value : null;
}

const centsIn = (form: FormData, name: string): number | null => {
  const dollars = numberIn(form, name);
  return dollars === null ? null : Math.round(dollars * 100);
};

/** What a form says so far. */
export function typedTerms(
  form: FormData,
  subjects: readonly { id: number; title: string }[],
): PromotionTerms {
  const isPercent = form.get('_kind') !== 'amount';
  const chosen = new Set(form.getAll('service_ids').map(Number));
  const titles = new Map(subjects.map(({ id, title }) => [id, title]));
  return {
    percent: isPercent ? numberIn(form, 'discount_percent') : null,
    amountCents: isPercent ? null : centsIn(form, 'amount'),
    code: form.get('is_automatic') === 'true' ? null : textIn(form, 'code').toUpperCase(),
    things: [...titles].flatMap(([id, title]) => (chosen.has(id) ? [title] : [])),
    startDate: textIn(form, 'start_date'),
    endDate: textIn(form, 'end_date'),
    isFirstVisit: form.has('is_first_visit'),
    days: form.getAll('days').filter(Boolean).map(Number),
    fromTime: textIn(form, 'from_time'),
    untilTime: textIn(form, 'until_time'),
    leastCents: centsIn(form, 'least_spend'),
    usesMax: numberIn(form, 'uses_max'),
    customerUsesMax: numberIn(form, 'customer_uses_max'),
  };
}
