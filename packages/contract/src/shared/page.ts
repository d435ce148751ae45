import { z } from 'zod';
import { wholeNumber } from './numbers.ts';

/** Page sizes of the specification (§9); any other number becomes the first. */
export const pageSizes = [10, 12, 15, 20] as const;

const fallback = (sizes: readonly number[], size: number) => (sizes.includes(size) ? size : (sizes[0] ?? 10));

/** `page` and `page_size` of every list; invalid ones become the defaults. */
export const PageQuery = z.object({
  page: wholeNumber({ min: 1, max: 100_000 }).catch(1).default(1),
  page_size: wholeNumber()
    .catch(10)
    .default(10)
    .transform((size) => fallback(pageSizes, size)),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A page of a list as the specification's clients expect it. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.int(),
    per_page: z.int(),
    last_page: z.int(),
    total: z.int(),
  });

export interface Page<T> {
  data: T[];
  current_page: number;
  per_page: number;
  last_page: number;
  total: number;
}

/** Puts rows into the page envelope. */
export const toPage = <T>(data: T[], total: number, query: PageQuery): Page<T> => ({
  data,
  current_page: query.page,
  per_page: query.page_size,
  last_page: Math.max(1, Math.ceil(total / query.page_size)),
  total,
});

export const sorts = ['most-recent', 'top-rated', 'asc', 'desc', 'nearest'] as const;
export const dateFilters = ['Today', 'This Week', 'This Month', 'This Year'] as const;
export type DateFilter = (typeof dateFilters)[number];
