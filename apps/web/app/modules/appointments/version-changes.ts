import type { QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import { lineKey } from './line-key.ts';

type QuoteLine = QuoteVersion['items'][number];

export interface ChangedLine {
  line: QuoteLine;
  change: 'none' | 'new' | 'changed' | 'removed';
  /** What it cost before. */
  beforeCents?: number;
}

/** Lines with the same words stand for each other in their order. */
const keyed = (lines: readonly QuoteLine[]): Map<string, QuoteLine> => {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const key = lineKey(line.description);
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      return [`${key} ${nth}`, line];
    }),
  );
};

const isSame = (one: QuoteLine, other: QuoteLine): boolean =>
  one.quantity === other.quantity &&
  one.unit_price.cents === other.unit_price.cents &&
  one.is_gst_free === other.is_gst_free;

/** The lines of a version against those of the one before; what was left out comes last. */
export function changedLines(version: QuoteVersion, before: QuoteVersion | undefined): ChangedLine[] {
  if (!before) return version.items.map((line) => ({ line, change: 'none' }));
  const [now, then] = [keyed(version.items), keyed(before.items)];
  const kept = [...now].map(([key, line]): ChangedLine => {
    const old = then.get(key);
    if (!old) return { line, change: 'new' };
    if (isSame(line, old)) return { line, change: 'none' };
    return { line, change: 'changed', beforeCents: old.total.cents };
  });
  const removed = [...then].filter(([key]) => !now.has(key));
  return [...kept, ...removed.map(([, line]): ChangedLine => ({ line, change: 'removed' }))];
}

/** What else a revision changes, besides its lines. */
const changeNames = ['time', 'duration', 'people', 'valid', 'payment', 'warranty', 'note'] as const;
export type ChangeName = (typeof changeNames)[number];

const told: Record<ChangeName, (version: QuoteVersion) => unknown> = {
  time: ({ starts_at: at }) => at,
  duration: ({ duration_minutes: minutes }) => minutes,
  people: ({ people }) => people.map(({ id }) => id),
  valid: ({ expires_at: at }) => at,
  payment: ({ payment, shares }) => [payment, shares.map(({ label, percent }) => [label, percent])],
  warranty: ({ warranty }) => warranty,
  note: ({ note }) => note,
};

export const changesOf = (version: QuoteVersion, before: QuoteVersion | undefined): ChangeName[] =>
  before
    ? changeNames.filter((name) => JSON.stringify(told[name](version)) !== JSON.stringify(told[name](before)))
    : [];
