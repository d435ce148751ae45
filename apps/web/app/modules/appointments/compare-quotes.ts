import type { Quote, QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import { lineKey } from './line-key.ts';

export interface Column {
  letter: string;
  quote: Quote;
}

/** The quotes of a brief, each business once: one that was asked again stands with its newest. */
export function columnsOf(quotes: readonly Quote[]): Column[] {
  const newest = new Map(quotes.map((quote) => [quote.business.user_id, quote]));
  return [...newest.values()].map((quote, index) => ({ letter: String.fromCharCode(65 + index), quote }));
}

export interface ComparedLine {
  key: string;
  name: string;
  /** In the order of the columns: its sum and quantity, null where it is left out, undefined without a quote. */
  cells: ({ cents: number; quantity: number } | null | undefined)[];
}

function cellOf(offer: QuoteVersion | null, key: string): ComparedLine['cells'][number] {
  if (!offer) return undefined;
  const lines = offer.items.filter(({ description }) => lineKey(description) === key);
  if (lines.length === 0) return null;
  return {
    cents: lines.reduce((sum, { total }) => sum + total.cents, 0),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Every line that one of the quotes names, in the order in which they first come. */
export function comparedLines(columns: readonly Column[]): ComparedLine[] {
  const names = new Map<string, string>();
  for (const { quote } of columns)
    for (const { description } of quote.offer?.items ?? [])
      if (!names.has(lineKey(description))) names.set(lineKey(description), description);
  return [...names].map(([key, name]) => ({
    key,
    name,
    cells: columns.map(({ quote }) => cellOf(quote.offer, key)),
  }));
}

/** A price that can be had or is booked; one that has expired or was declined is shown, but no measure. */
const isCounted = ({ quote: { status } }: Column): boolean =>
  status === 'Quote-Sent' || status === 'Quote-Accepted';

const meanOf = (cents: readonly number[]): number =>
  Math.round(cents.reduce((sum, one) => sum + one, 0) / cents.length);

export interface LikeForLike {
  cents: number;
  /** Lines that were added, at what the others charge for them on average. */
  added: { name: string; cents: number }[];
}

/** What each quote would cost with the lines that it leaves out; nothing for a column without a quote. */
export function likeForLike(
  columns: readonly Column[],
  lines: readonly ComparedLine[],
): (LikeForLike | undefined)[] {
  return columns.map(({ quote: { offer } }, index) => {
    if (!offer) return undefined;
    const added = lines.flatMap(({ name, cells }) => {
      if (cells[index] !== null) return [];
      const others = cells.flatMap((cell, at) => {
        const column = columns[at];
        return cell && column && isCounted(column) ? [cell.cents] : [];
      });
      return others.length > 0 ? [{ name, cents: meanOf(others) }] : [];
    });
    return { cents: offer.total.cents + added.reduce((sum, { cents }) => sum + cents, 0), added };
  });
}

/** Which column has the lowest of these amounts, if they differ. */
export function lowestOf(
  columns: readonly Column[],
  all: readonly (number | null | undefined)[],
): number | undefined {
  const amounts = all.map((cents, index) => {
    const column = columns[index];
    return column && isCounted(column) ? cents : undefined;
  });
  const known = amounts.filter((cents): cents is number => typeof cents === 'number');
  if (new Set(known).size < 2) return undefined;
  const lowest = Math.min(...known);
  return amounts.indexOf(lowest);
}

/** Whether the columns that have a quote say different things. */
export const differs = (values: readonly (string | number | null | undefined)[]): boolean =>
  new Set(values.filter((value) => value !== undefined)).size > 1;

/** The column in the frame: what is booked, else what was chosen, else the lowest of those that can be accepted. */
export function chosenOf(
  columns: readonly Column[],
  alike: readonly (LikeForLike | undefined)[],
  wanted: number | undefined,
): number | undefined {
  const booked = columns.find(({ quote }) => quote.booking_id !== null);
  const asked = columns.find(({ quote }) => quote.quote_id === wanted && quote.offer !== null);
  if (booked ?? asked) return (booked ?? asked)?.quote.quote_id;
  const open = columns
    .map(({ quote }, index) => ({ quote, cents: alike[index]?.cents ?? Number.POSITIVE_INFINITY }))
    .filter(({ quote }) => quote.moves.includes('accept'))
    .toSorted((one, other) => one.cents - other.cents);
  return open[0]?.quote.quote_id;
}
