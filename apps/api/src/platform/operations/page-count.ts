/** How often a public page came from the cache and how often it was rendered, in this process. */
export const pageCount = { hit: 0, miss: 0 };

/** Counts whether a cacheable page was cached. */
export const countPage = (outcome: 'hit' | 'miss'): void => {
  pageCount[outcome] += 1;
};
