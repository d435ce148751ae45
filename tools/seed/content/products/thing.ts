/** How the variants of a thing differ. */
export type Differs = 'one' | 'colour' | 'wear' | 'shoe' | 'child' | 'pack' | 'volume' | 'bed' | 'format';

/** What shops sell: its noun, its drawing, its price in dollars from and to, its variants, a sentence about it. */
export type Thing = readonly [
  noun: string,
  artKind: string,
  low: number,
  high: number,
  differs: Differs,
  about: string,
];

/** Sub-category → what can be had there. */
export type ProductShelves = Readonly<Record<number, readonly Thing[]>>;
