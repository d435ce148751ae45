import type { Person } from './accounts.ts';
import type { Market } from './market.ts';
import type { Pictures } from './pictures.ts';

export interface Size {
  adCount: number;
  productCount: number;
  orderCount: number;
  foodCount: number;
  seed: number;
}

/** What all parts of the market stand on: who is there, and how much is to be made. */
export interface Ground {
  size: Size;
  adminId: number;
  people: readonly Person[];
  /** The day on which the visitor comes; foods are dated by it. */
  today: string;
}

/** Who and what is at hand while a part is lived through. */
export interface Cast {
  market: Market;
  pictures: Pictures;
  adminId: number;
  people: readonly Person[];
}
