/** The terms of one rule, as a sale keeps them. */
export interface Terms {
  /** Null where no rule matched and the percentage from the settings applies. */
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

/** The facts of an item that rules look at. */
export interface Sold {
  sellerId: number;
  sellerType: string;
  /** Root first; a rule for a category covers everything below it. */
  categoryIds: readonly number[];
}

/** The first rule whose conditions all hold; a condition that is not set always holds. */
export const firstMatch = <R extends Rule>(rules: readonly R[], sold: Sold): R | undefined =>
  rules.find(
    (rule) =>
      (rule.sellerId === null || rule.sellerId === sold.sellerId) &&
      (rule.sellerType === null || rule.sellerType === sold.sellerType) &&
      (rule.categoryId === null || sold.categoryIds.includes(rule.categoryId)),
  );

/**
 * Commission on an item: a percentage plus a fixed amount, at most the cap and never more than the item; rounds half
 * up.
 */
export function commissionOf(cents: number, { percent, fixedCents, capCents }: Terms): number {
  const wanted = Math.round((cents * percent) / 100) + fixedCents;
  return Math.min(wanted, capCents ?? wanted, cents);
}

/** A part's share of an amount, rounded half up; the whole gets all of it. */
export const shareOf = (amountCents: number, partCents: number, wholeCents: number): number =>
  Math.round((amountCents * partCents) / wholeCents);
