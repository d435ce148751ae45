export type Tree = Readonly<Record<string, unknown>>;

/** Values of a form or a draft, read without trust: invalid ones are empty. */
export const treeOf = (value: unknown): Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {};

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const idOf = (value: unknown): number | null => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** Browsers send line ends as CRLF, which would count as an edit. */
export const linesOf = (value: unknown): string => textOf(value).replaceAll('\r\n', '\n');

/** Dollars as typed, in cents; null if they are not a price. */
export const centsOf = (typed: string): number | null => {
  const cents = Math.round(Number(typed) * 100);
  return typed.trim() !== '' && Number.isFinite(cents) && cents > 0 ? cents : null;
};

/** Words as typed, separated by commas; each once. */
export const listed = (words: string): string[] => [
  ...new Set(
    words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
