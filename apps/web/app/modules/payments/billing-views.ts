export const billingViews = ['payments', 'refunds', 'received', 'issued'] as const;
export type BillingView = (typeof billingViews)[number];

/** A private user gets invoices with their payments; a business also has its own invoices (B-009). */
export const viewsOf = (isBusiness: boolean): readonly BillingView[] =>
  isBusiness ? billingViews : ['payments', 'refunds'];
