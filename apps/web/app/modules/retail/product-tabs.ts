import type { ProductTab } from '@souk/contract/modules/retail/products';

/** Tabs of the shop's management in their order, by their names in the API. */
export const tabsInOrder = [
  'approved',
  'low',
  'sold-out',
  'pending',
  'draft',
  'rejected',
  'archived',
] as const satisfies readonly ProductTab[];

export const productTabNamed = (name: unknown): ProductTab | undefined =>
  tabsInOrder.find((tab) => tab === name);

export const productSorts = ['most-recent', 'best-sellers', 'asc', 'desc', 'stock'] as const;
export type ProductSort = (typeof productSorts)[number];

export const productSortNamed = (name: unknown): ProductSort =>
  productSorts.find((sort) => sort === name) ?? 'most-recent';

/** Ids of a query or a form: positive, each once, in their order. */
export const idsFrom = (values: readonly unknown[]): number[] => [
  ...new Set(values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)),
];

type Stocked = { state: string; is_low: boolean; is_sold_out: boolean };

/** A product's stock label: sold out before low, and none for one that is not public. */
export const stockStanding = ({ state, is_low, is_sold_out }: Stocked): 'sold-out' | 'low' | null => {
  if (state !== 'approved') return null;
  if (is_sold_out) return 'sold-out';
  return is_low ? 'low' : null;
};

/** Where a product is edited: a draft in the wizard, everything else on its own page. */
export const editPath = ({ id, state }: { id: number; state: string }): string =>
  state === 'draft' || state === 'rejected' ? `/post-ad?product=${id}` : `/ad-management/products/${id}`;

export const stockPath = (id: number): string => `/ad-management/products/${id}/stock`;
