/** Orders in per cent of views, to one decimal; more orders than views tell that views were not counted. */
export const conversionOf = (orders: number, views: number): number | null =>
  views === 0 || orders > views ? null : Math.round((orders / views) * 1000) / 10;
