import { analyse } from '../analyse.ts';
import type { Finding } from '../judging/finding.ts';
import { type Item, itemsOf } from '../label/items.ts';
import { sectionsOf } from '../label/sections.ts';

/** Between which shares of the whole something lies, per cent. */
export interface Bounds {
  least: number;
  most: number;
}

/** An ingredient that is told in no more parts. */
export interface Leaf {
  text: string;
  named: Finding['named'];
  unknown: Finding['unknown'];
  bounds: Bounds;
}

/** Below this share packs may list in any order (Regulation 1169/2011, Annex VII A 6). */
const anyOrderBelow = 2;
/** Bounds narrow each other; after so many rounds they hardly move. */
const rounds = 6;
const rounding = 0.5;

/** Brackets that tell parts, not a note such as "(organic)" or "(sulphites)". */
const tellsParts = ({ parts }: Item) =>
  parts.filter(({ text }) =>
    analyse({ ingredients: text }).findings.some(({ named, unknown }) => named.length + unknown.length > 0),
  ).length > 1;

/** Lines that are an ingredient; "Emulsifier:" only says what the next one does. */
const isListed = ({ isHeading, text, parts, percent }: Item) =>
  parts.length > 0 ||
  percent !== undefined ||
  !isHeading ||
  analyse({ ingredients: text }).findings.some(({ named }) => named.length > 0);

/** Whether printed shares fall, as the law orders the list, and fit into the whole. */
function isOrdered(printed: readonly (number | undefined)[], whole: Bounds): boolean {
  const known = printed.filter((share) => share !== undefined);
  const falls = known.every(
    (share, at) => at === 0 || share <= Math.max(known[at - 1] ?? 100, anyOrderBelow),
  );
  return falls && known.reduce((sum, share) => sum + share, 0) <= whole.most + rounding;
}

const clamp = ({ least, most }: Bounds): Bounds => ({
  least: Math.max(0, Math.min(least, most)),
  most: Math.max(0, most),
});

/** One round: what the others leave, and what the order of the list says of neighbours. */
function narrow(
  bounds: Bounds[],
  printed: readonly (number | undefined)[],
  whole: Bounds,
  ordered: boolean,
): void {
  let leastAfter = bounds.reduce((sum, { least }) => sum + least, 0);
  let mostAfter = bounds.reduce((sum, { most }) => sum + most, 0);
  let leastBefore = 0;
  let mostBefore = 0;
  for (const [at, { least, most }] of bounds.entries()) {
    leastAfter -= least;
    mostAfter -= most;
    const next: Bounds = {
      least: Math.max(least, whole.least - mostBefore - mostAfter),
      most: Math.min(most, whole.most - leastBefore - leastAfter),
    };
    if (ordered) {
      const even = (whole.most - leastAfter) / (at + 1);
      next.most = Math.min(next.most, Math.max(anyOrderBelow, bounds[at - 1]?.most ?? 100));
      next.most = Math.min(next.most, Math.max(anyOrderBelow, even));
      const fair = (whole.least - mostBefore) / (bounds.length - at);
      const below = bounds[at + 1]?.least ?? 0;
      for (const floor of [fair, below]) if (floor > anyOrderBelow) next.least = Math.max(next.least, floor);
    }
    const share = printed[at];
    const now = share === undefined ? clamp(next) : { least: share, most: share };
    bounds[at] = now;
    leastBefore += now.least;
    mostBefore += now.most;
  }
}

/** Shares printed inside brackets are of the whole food, or, where they do not fit, of the part in brackets. */
function printedOf(items: readonly Item[], whole: Bounds): (number | undefined)[] {
  const printed = items.map(({ percent }) => percent);
  const sum = printed.reduce<number>((all, share) => all + (share ?? 0), 0);
  if (sum <= whole.most + rounding) return printed;
  return printed.map((share) => (share === undefined ? undefined : (share * whole.most) / 100));
}

function boundsOf(items: readonly Item[], whole: Bounds): Bounds[] {
  const printed = printedOf(items, whole);
  const ordered = isOrdered(printed, whole);
  const bounds = printed.map((share) =>
    share === undefined ? { least: 0, most: whole.most } : { least: share, most: share },
  );
  for (let round = 0; round < rounds; round += 1) narrow(bounds, printed, whole, ordered);
  return bounds;
}

function* leavesOf(items: readonly Item[], whole: Bounds): Generator<Leaf> {
  const listed = items.filter(isListed);
  const bounds = boundsOf(listed, whole);
  for (const [at, item] of listed.entries()) {
    const own = bounds[at] ?? whole;
    if (tellsParts(item)) yield* leavesOf(item.parts, own);
    else {
      const found = analyse({ ingredients: item.text }).findings;
      const named = found.flatMap((one) => one.named);
      yield { text: item.text, named, unknown: found.flatMap((one) => one.unknown), bounds: own };
    }
  }
}

/** Every ingredient with the share that the printed figures and the order leave it, compounds resolved into parts. */
export function boundShares(ingredients: string): Leaf[] {
  const items = sectionsOf(ingredients)
    .filter(({ kind }) => kind === 'ingredients')
    .flatMap(({ text }) => itemsOf(text));
  return [...leavesOf(items, { least: 100, most: 100 })];
}
