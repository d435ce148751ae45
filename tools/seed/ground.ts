import type { Person } from './accounts.ts';
import type { Market } from './market.ts';
import type { Pictures } from './pictures.ts';

export interface Size {
  adCount: number;
  productCount: number;
  orderCount: number;
  foodCount: number;
  /** Businesses whose time can be booked; there are at least two of each kind. */
  businessCount: number;
  bookingCount: number;
  quoteCount: number;
  seed: number;
}

/** What all parts of the market share: its people, and how much to make. */
export interface Ground {
  size: Size;
  adminId: number;
  people: readonly Person[];
  /** The day of the visitor's first visit; foods are dated by it. */
  today: string;
}

/** The people and things of a part. */
export interface Cast {
  market: Market;
  pictures: Pictures;
  adminId: number;
  people: readonly Person[];
}
