/** The subjects of promotions' payments. */
export const periodKind = 'promotions.subscription-period';
export const boostKind = 'promotions.boost';
