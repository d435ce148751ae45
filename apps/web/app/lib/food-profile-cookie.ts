/**
 * A visitor's food profile, kept in the browser. Pages cached for all visitors cannot use it, so a visitor who has
 * it gets pages of their own.
 */
export const foodProfileCookie = 'souk_food';
