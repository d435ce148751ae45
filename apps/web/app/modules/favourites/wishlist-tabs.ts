/** Kinds of items on a wishlist, by the module that calls use for them; spec L48 has `booking` too. */
export const wishlistTabs = ['classified', 'retail', 'food'] as const;
export type WishlistTab = (typeof wishlistTabs)[number];
