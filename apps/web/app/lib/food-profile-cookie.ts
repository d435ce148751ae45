/**
 * What a visitor eats, kept in his browser. Pages that are kept for all visitors cannot tell it, so a visitor who has
 * it gets pages of his own.
 */
export const foodProfileCookie = 'souk_food';
