/** Orders as a percentage of views, to one decimal; with more orders than views, views were not counted. */
export const conversionOf = (orders: number, views: number): number | null =>
  views === 0 || orders > views ? null : Math.round((orders / views) * 1000) / 10;
