/** From a moment to the first one after it, in milliseconds. */
export type Span = readonly [from: number, until: number];

/** In order, with what overlaps or touches made one; spans of nothing are dropped. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: [number, number][] = [];
  for (const [from, until] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (until <= from) continue;
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else joined.push([from, until]);
  }
  return joined;
}

/** What is left of spans outside others. */
export const cutSpans = (spans: readonly Span[], taken: readonly Span[]): Span[] =>
  taken.reduce<Span[]>(
    (left, [takenFrom, takenUntil]) =>
      left.flatMap(([from, until]) => {
        const parts: Span[] = [
          [from, Math.min(until, takenFrom)],
          [Math.max(from, takenUntil), until],
        ];
        return parts.filter(([begin, end]) => begin < end);
      }),
    [...spans],
  );

/** What lies in both of two lists; each is in order and its spans are apart, and a moment alone is a span here. */
export function commonSpans(some: readonly Span[], others: readonly Span[]): Span[] {
  const common: Span[] = [];
  let [one, other] = [some[0], others[0]];
  for (let [at, against] = [0, 0]; one && other; [one, other] = [some[at], others[against]]) {
    const [from, until] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
    if (from <= until) common.push([from, until]);
    if (one[1] <= other[1]) at += 1;
    else against += 1;
  }
  return common;
}

/** How many of the joined spans begin before this moment. */
function countBefore(spans: readonly Span[], moment: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.[0] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of the joined spans contains this one whole. */
export function isWithin(spans: readonly Span[], [from, until]: Span): boolean {
  const last = spans[countBefore(spans, from + 1) - 1];
  return last !== undefined && last[1] >= until;
}

/** Whether one of the joined spans overlaps this one; to touch is not to overlap. */
export function isMet(spans: readonly Span[], [from, until]: Span): boolean {
  const last = spans[countBefore(spans, until) - 1];
  return last !== undefined && last[1] > from;
}
