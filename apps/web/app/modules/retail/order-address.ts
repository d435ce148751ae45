/** A row's id in the query of an address. */
export function idIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

export const orderPath = (orderId: number): string => `/orders/detail?order_id=${orderId}`;
export const receivedOrderPath = (orderId: number): string => `/received-orders-detail?order_id=${orderId}`;
