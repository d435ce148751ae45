import { msg } from '@lingui/core/macro';
import type { PostageBand, PostageDetails } from '@souk/contract/modules/sellers/postage';

/** What parcels up to a weight cost by zone, as it is typed. */
export interface BandRow {
  up_to_kg: string;
  local: string;
  state: string;
  interstate: string;
  remote: string;
}

/** One postage method as typed; one with bands has no single price. */
export interface PostageRow {
  name: string;
  price: string;
  days: string;
  bands?: BandRow[];
}

export const emptyRow: PostageRow = { name: '', price: '', days: '' };
export const emptyBand: BandRow = { up_to_kg: '', local: '', state: '', interstate: '', remote: '' };

/** Shown if another row is requested too early (spec §5, reading of mandatory-before-add). */
export const fillRowFirst = msg`Please fill mandatory fields before adding another.`;

const dollarsOf = (cents: number) => (cents / 100).toFixed(2);
const priceOf = (money: { cents: number } | null) => (money ? dollarsOf(money.cents) : '');

const bandRow = ({ up_to_kg, local, state, interstate, remote }: PostageBand): BandRow => ({
  up_to_kg: String(up_to_kg),
  local: priceOf(local),
  state: priceOf(state),
  interstate: priceOf(interstate),
  remote: priceOf(remote),
});

/** Saved methods as rows; at least one row is there to fill in. */
export function rowsOf(postage: PostageDetails | null): PostageRow[] {
  const rows = (postage?.methods ?? []).map(({ name, price, days, bands }) => ({
    name,
    price: bands ? '' : dollarsOf(price.cents),
    days: String(days),
    ...(bands ? { bands: bands.map(bandRow) } : {}),
  }));
  return rows.length > 0 ? rows : [emptyRow];
}

const isBlank = (texts: object): boolean =>
  Object.values(texts).every((value) => typeof value !== 'string' || value.trim() === '');

const sentBands = ({ bands = [] }: PostageRow): BandRow[] => bands.filter((band) => !isBlank(band));

export const isBlankRow = (row: PostageRow): boolean => isBlank(row) && sentBands(row).length === 0;

const isTold = (text: string) => text.trim() !== '';

const isFilledRow = (row: PostageRow): boolean => {
  const isPriced = row.bands ? sentBands(row).length > 0 : isTold(row.price);
  return isTold(row.name) && isTold(row.days) && isPriced;
};

/** Whether another row may be added: existing ones have to be filled in first. */
export const mayAddRow = (rows: readonly PostageRow[]): boolean => rows.every(isFilledRow);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type Typed<Row> = Partial<Record<keyof Row, unknown>> | undefined;

const typedBands = (value: unknown): BandRow[] =>
  Array.isArray(value)
    ? Array.from(value, (band: Typed<BandRow>) => ({
        up_to_kg: textOf(band?.up_to_kg),
        local: textOf(band?.local),
        state: textOf(band?.state),
        interstate: textOf(band?.interstate),
        remote: textOf(band?.remote),
      }))
    : [];

/** Rows as a form sends them; anything else is an empty row. */
export function typedRows(value: unknown): PostageRow[] {
  if (!Array.isArray(value)) return [];
  return Array.from(value, (row: Typed<PostageRow>) => {
    const bands = typedBands(row?.bands).filter((band) => !isBlank(band));
    return {
      name: textOf(row?.name),
      price: textOf(row?.price),
      days: textOf(row?.days),
      ...(bands.length > 0 ? { bands } : {}),
    };
  });
}

/** The rows for the API, without untouched ones. */
export const sentRows = (rows: readonly PostageRow[]): PostageRow[] => rows.filter((row) => !isBlankRow(row));
