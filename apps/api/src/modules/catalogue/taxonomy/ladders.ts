/** Values from first to last in equal steps, both ends included. */
const steps = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

/** The general price filter in dollars: spec §9. */
export const generalLadder: readonly number[] = steps(50, 5000, 25);

/** Price filters of single categories in dollars, by category id; real estate counts rent per week. */
export const categoryLadders: Readonly<Record<number, readonly number[]>> = {
  100: [
    1000, 2000, 3000, 4000, 5000, 7500, 10000, 12500, 15000, 17500, 20000, 25000, 30000, 35000, 40000, 45000,
    50000, 60000, 70000, 80000, 90000, 100000, 150000, 200000,
  ],
  101: [
    2500, 5000, 7500, 10000, 15000, 20000, 25000, 30000, 35000, 40000, 50000, 60000, 70000, 80000, 90000,
    100000, 125000, 150000,
  ],
  102: [
    500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 10000, 12500, 15000, 20000, 25000, 30000,
    40000, 50000,
  ],
  122: [...steps(50, 1000, 50), ...steps(1100, 2000, 100), ...steps(2500, 5000, 500)],
  137: [...steps(250, 1000, 250), ...steps(1500, 5000, 500), 7500, 10000],
};

/** Yearly salaries in thousands, as filters and the post-ad wizard offer them. */
export const salaryListK = [0, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 250, 300] as const;

export const minutesList = ['00', '15', '30', '45'] as const;

/** The ladder of the nearest category that has its own; pass the leaf first, then its ancestors. */
export function ladderFor(categoryIds: number[]): readonly number[] {
  for (const id of categoryIds) {
    const ladder = categoryLadders[id];
    if (ladder) return ladder;
  }
  return generalLadder;
}
