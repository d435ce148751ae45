/** The terms of one rule, as they stand in a sale from then on. */
export interface Terms {
  /** Null where no rule matched and the settings' percentage holds. */
  ruleId: number | null;
  percent: number;
  fixedCents: number;
  capCents: number | null;
}

export interface Rule extends Terms {
  sellerId: number | null;
  sellerType: string | null;
  categoryId: number | null;
}

/** What is sold, as far as rules look at it. */
export interface Sold {
  sellerId: number;
  sellerType: string;
  /** Root first; a rule for a category holds below it. */
  categoryIds: readonly number[];
}

/** The first rule all of whose conditions hold; a condition that is not set holds. */
export const firstMatch = <R extends Rule>(rules: readonly R[], sold: Sold): R | undefined =>
  rules.find(
    (rule) =>
      (rule.sellerId === null || rule.sellerId === sold.sellerId) &&
      (rule.sellerType === null || rule.sellerType === sold.sellerType) &&
      (rule.categoryId === null || sold.categoryIds.includes(rule.categoryId)),
  );

/** Commission of an item: per cent and a fixed amount, at most the cap and never more than the item; half up. */
export function commissionOf(cents: number, { percent, fixedCents, capCents }: Terms): number {
  const wanted = Math.round((cents * percent) / 100) + fixedCents;
  return Math.min(wanted, capCents ?? wanted, cents);
}

/** The share of an amount that belongs to a part of the whole, half up; the whole keeps it all. */
export const shareOf = (amountCents: number, partCents: number, wholeCents: number): number =>
  Math.round((amountCents * partCents) / wholeCents);
