const blockLink = 'a[data-block]';

const blocksIn = (parent: Element) => [...parent.querySelectorAll<HTMLElement>(blockLink)];
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The block of the next column that has any, as near as possible to the same time. */
function beside(current: HTMLElement, columns: Element[], step: 1 | -1): HTMLElement | undefined {
  const own = columns.findIndex((column) => column.contains(current));
  for (let at = own + step; at >= 0 && at < columns.length; at += step) {
    const column = columns[at];
    const [nearest] = column
      ? blocksIn(column).sort(
          (one, other) => Math.abs(topOf(one) - topOf(current)) - Math.abs(topOf(other) - topOf(current)),
        )
      : [];
    if (nearest) return nearest;
  }
  return undefined;
}

const backwards = ['ArrowUp', 'ArrowLeft'];

/** Moves the focus from one booking to another by an arrow; says whether the key was one. */
export function focusNeighbour(grid: HTMLElement, key: string): boolean {
  const current = document.activeElement;
  if (!(current instanceof HTMLElement) || !current.matches(blockLink) || !key.startsWith('Arrow'))
    return false;
  const step = backwards.includes(key) ? -1 : 1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const all = blocksIn(grid);
    all[all.indexOf(current) + step]?.focus();
    return true;
  }
  const isMirrored = document.documentElement.dir === 'rtl';
  const columns = [...grid.querySelectorAll('[data-date]')];
  beside(current, columns, isMirrored ? (step === 1 ? -1 : 1) : step)?.focus();
  return true;
}
