/** What payments know of a promotion: the thing that is paid for. */
export const periodKind = 'promotions.subscription-period';
export const boostKind = 'promotions.boost';
