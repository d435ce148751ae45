export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const gapPx = 12;

const meets = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * How far down a toast goes so as not to cover what the user works with: below everything it would cover in the upper
 * half of the screen. If that half is full it stays below the headers.
 */
export function toastTop(toast: Area, heads: readonly Area[], others: readonly Area[], screenHeight: number) {
  const height = toast.bottom - toast.top;
  const below = (from: number, areas: readonly Area[]): number => {
    const at = { ...toast, top: from, bottom: from + height };
    const hit = areas.find((area) => meets(at, { ...area, bottom: area.bottom + gapPx }));
    return hit ? below(hit.bottom + gapPx, areas) : from;
  };
  const belowHeads = below(gapPx, heads);
  const free = below(belowHeads, [...heads, ...others]);
  return free <= screenHeight / 2 ? free : belowHeads;
}
