export const billingViews = ['payments', 'refunds', 'received', 'issued'] as const;
export type BillingView = (typeof billingViews)[number];

/** A private user gets invoices with his payments; a business has papers beside them too (B-009). */
export const viewsOf = (isBusiness: boolean): readonly BillingView[] =>
  isBusiness ? billingViews : ['payments', 'refunds'];
