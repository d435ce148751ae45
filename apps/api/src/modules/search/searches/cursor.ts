/** Where a page ended: the sort values of its last row, or a number of rows if there is no fixed order. */
export type Cursor =
  | { kind: 'after'; tier: number; key: string; id: number }
  | { kind: 'offset'; offset: number };

/** Rows that `page` and counted cursors may pass over; deeper pages are reached by keyset cursors alone. */
export const deepestOffset = 10_000;

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(
    JSON.stringify(cursor.kind === 'after' ? [cursor.tier, cursor.key, cursor.id] : [cursor.offset]),
  ).toString('base64url');

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads a cursor; one that was tampered with starts from the front. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (!text) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(parts)) return undefined;
    const [first, key, id] = parts;
    if (!isCount(first)) return undefined;
    if (parts.length === 1) return { kind: 'offset', offset: Math.min(first, deepestOffset) };
    const isKey = typeof key === 'string' && /^-?[\d.:TZ-]{1,40}$/.test(key);
    return isKey && isCount(id) ? { kind: 'after', tier: Math.min(first, 2), key, id } : undefined;
  } catch {
    return undefined;
  }
}
