/** Kinds of things that can be wished for, by the module that calls name them with; spec L48 has `booking` too. */
export const wishlistTabs = ['classified', 'retail', 'food'] as const;
export type WishlistTab = (typeof wishlistTabs)[number];
