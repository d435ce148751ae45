/**
 * What a visitor eats, kept in the browser. Pages that are kept for all visitors cannot show it, so a visitor who has
 * it gets pages of their own.
 */
export const foodProfileCookie = 'souk_food';
