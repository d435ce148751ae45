/** How often a public page came from memory and how often it was rendered, in this process. */
export const pageCount = { hit: 0, miss: 0 };

/** Notes whether a page that may be kept was kept. */
export const countPage = (outcome: 'hit' | 'miss'): void => {
  pageCount[outcome] += 1;
};
