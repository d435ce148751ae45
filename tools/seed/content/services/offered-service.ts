export interface OfferedService {
  category: number;
  name: string;
  about: string;
  price: string;
  minutes: number;
  art: string;
  priceKind?: 'fixed' | 'from' | 'hour' | 'head';
  /** Done where the customer is. */
  isOut?: boolean;
  /** Minutes from the start, and how long it works by itself then. */
  processing?: readonly [number, number];
  cleanUp?: number;
  room?: 'room' | 'chair';
  addOns?: readonly { name: string; price: string; extra_minutes: number }[];
}

type More = Partial<OfferedService>;
type Row = readonly [name: string, price: number, minutes: number, about: string, more?: More];

/** Services of one category that look alike. */
export const offered = (
  category: number,
  art: string,
  rows: readonly Row[],
  usual: More = {},
): readonly OfferedService[] =>
  rows.map(([name, price, minutes, about, more]) => ({
    category,
    art,
    name,
    about,
    price: String(price),
    minutes,
    ...usual,
    ...more,
  }));
