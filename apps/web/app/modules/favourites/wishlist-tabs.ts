/** Kinds of things that can be wished for, by the module that calls name them with; spec L48 has four. */
export const wishlistTabs = ['classified'] as const;
