type Row = Record<string, unknown>;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((option): option is string => isFilled(option));

/** Rows of the attribute editor in their order; a row without a name was left empty and is dropped. */
export function filledRows(value: unknown): Row[] {
  const rows = Array.isArray(value) ? value : [];
  return rows
    .filter((row): row is Row => typeof row === 'object' && row !== null && isFilled((row as Row).name))
    .map((row) => ({ ...row, options: textsOf(row.options) }));
}

/** The list with one item moved by a place; past either end nothing moves. */
export function movedBy<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  const target = index + by;
  if (item === undefined || target < 0 || target >= list.length) return [...list];
  next.splice(target, 0, item);
  return next;
}
