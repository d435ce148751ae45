import { isOrderState } from './order-states.ts';

/** Periods of the specification, in its own spelling. */
export const periods = ['Today', 'This Week', 'This Month', 'This Year'] as const;
export type Period = (typeof periods)[number];

const isPeriod = (text: string | null): text is Period => periods.some((period) => period === text);

/** The filters of a list of orders, from its address. */
export function orderQueryOf(query: URLSearchParams) {
  const status = query.get('status');
  const period = query.get('date_filter');
  const keyword = query.get('keyword')?.trim().slice(0, 100);
  return {
    page: query.get('page') ?? '1',
    ...(isOrderState(status) ? { status } : {}),
    ...(isPeriod(period) ? { date_filter: period } : {}),
    ...(keyword ? { keyword } : {}),
  };
}

export type OrderQuery = ReturnType<typeof orderQueryOf>;

/** The same list with another state, on its first page. */
export function withStatus(path: string, { date_filter, keyword }: OrderQuery, status?: string): string {
  const query = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(date_filter ? { date_filter } : {}),
    ...(keyword ? { keyword } : {}),
  }).toString();
  return query ? `${path}?${query}` : path;
}
