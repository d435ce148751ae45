export interface Upload {
  id: string;
  name: string;
  url: string;
  /** Per cent while it is on its way; nothing once it is there. */
  progress?: number | undefined;
}

/** Moves an item to another place; places beyond the ends stop there. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const goal = Math.min(Math.max(to, 0), items.length - 1);
  const item = items[from];
  if (item === undefined || from === goal) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(goal, 0, item);
}

export interface UploadLimits {
  maxCount: number;
  maxBytes: number;
  /** Endings without the dot, lower case. */
  endings: readonly string[];
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

export interface Refusal {
  name: string;
  reason: 'size' | 'ending' | 'count';
}

/** Splits chosen files into those that fit the limits and those that do not, with the reason. */
export function sortOut<F extends { name: string; size: number }>(
  files: readonly F[],
  present: number,
  limits: UploadLimits,
): { taken: F[]; refused: Refusal[] } {
  const taken: F[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = refusalOf(file, present + taken.length, limits);
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

function refusalOf(
  file: { name: string; size: number },
  present: number,
  limits: UploadLimits,
): Refusal['reason'] | undefined {
  if (!limits.endings.includes(endingOf(file.name))) return 'ending';
  if (file.size > limits.maxBytes) return 'size';
  return present >= limits.maxCount ? 'count' : undefined;
}
