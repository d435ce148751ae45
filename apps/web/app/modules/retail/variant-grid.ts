import { listed } from '../../lib/typed-values.ts';
import { blankVariant, type OptionFields, type VariantFields } from './product-fields.ts';

/** The API's limit repeated, because importing it would pull the schema library into the browser. */
export const maxVariants = 100;

const keyOf = (values: readonly string[]) => JSON.stringify(values);

/** Every combination of one value per option; the last option changes fastest. */
export const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);

/** Options that have both a name and values. */
export const namedOptions = (options: readonly OptionFields[]): OptionFields[] =>
  options.filter(({ name, values }) => name !== '' && listed(values).length > 0);

/** The row that a new combination copies: its closest predecessor, without the fields that must be unique. */
const startOf = (values: readonly string[], rows: readonly VariantFields[]): VariantFields => {
  const parent = rows.find((row) => row.values.every((value, index) => values[index] === value)) ?? rows[0];
  const { price, was_price, stock, weight_grams } = parent ?? blankVariant;
  return { ...blankVariant, price, was_price, stock, weight_grams };
};

/**
 * One row per combination of the options' values. Existing rows keep what was typed; the first combination takes over
 * the row without options.
 */
export function variantGrid(
  options: readonly OptionFields[],
  rows: readonly VariantFields[],
): VariantFields[] {
  const chosen = namedOptions(options);
  if (chosen.length === 0) return [{ ...(rows[0] ?? blankVariant), values: [] }];
  const known = new Map(rows.map((row) => [keyOf(row.values), row]));
  const bare = known.get(keyOf([]));
  return combinations(chosen.map(({ values }) => listed(values)))
    .slice(0, maxVariants)
    .map((values, index) => {
      const standing = known.get(keyOf(values)) ?? (index === 0 ? bare : undefined);
      return { ...(standing ?? startOf(values, rows)), values };
    });
}

/** How many rows the options would make. */
export const gridSize = (options: readonly OptionFields[]): number =>
  namedOptions(options).reduce((size, { values }) => size * listed(values).length, 1);

export const filledFields = ['price', 'was_price', 'stock', 'weight_grams'] as const;
export type FilledField = (typeof filledFields)[number];

/** Writes the same values into all rows; empty fields change nothing. */
export const fillRows = (
  rows: readonly VariantFields[],
  fill: Readonly<Partial<Record<FilledField, string>>>,
): VariantFields[] => {
  const given = Object.fromEntries(
    filledFields.flatMap((field) => {
      const typed = fill[field]?.trim();
      return typed ? [[field, typed]] : [];
    }),
  );
  return rows.map((row) => ({ ...row, ...given }));
};

/** Options derived from rows of variants: names in their order, each value once. */
export const optionsOfRows = (
  names: readonly string[],
  rows: readonly Pick<VariantFields, 'values'>[],
): OptionFields[] =>
  names.map((name, index) => ({
    name,
    values: [...new Set(rows.map(({ values }) => values[index] ?? ''))].filter(Boolean).join(', '),
  }));

/** Whether rows and options match: every row has a value of each option, and every value has a row. */
export function fitsOptions(options: readonly OptionFields[], rows: readonly VariantFields[]): boolean {
  const lists = namedOptions(options).map(({ values }) => listed(values));
  const isWhole = rows.every(
    ({ values }) =>
      values.length === lists.length && values.every((value, index) => lists[index]?.includes(value)),
  );
  return (
    isWhole &&
    lists.every((list, index) => list.every((value) => rows.some((row) => row.values[index] === value)))
  );
}
