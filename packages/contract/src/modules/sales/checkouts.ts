/** Minutes for which what a checkout claims is held. */
export const holdMinutes = 15;

export const checkoutStates = ['open', 'paid', 'expired', 'cancelled'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

export const checkoutMoves = ['pay', 'expire', 'cancel'] as const;
export type CheckoutMove = (typeof checkoutMoves)[number];
