/** Kinds of items on a wishlist, by the module that calls use for them (spec L48). */
export const wishlistTabs = ['classified', 'retail', 'booking', 'food'] as const;
export type WishlistTab = (typeof wishlistTabs)[number];
