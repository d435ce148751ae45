export interface Upload {
  id: string;
  name: string;
  url: string;
  /** Per cent while it is uploading; undefined afterwards. */
  progress?: number | undefined;
}

/** Moves an item to another position, at most to an end. */
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
  /** Extensions without the dot, in lower case. */
  endings: readonly string[];
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

export interface Refusal {
  name: string;
  reason: 'size' | 'ending' | 'count';
}

/** Splits chosen files into those within the limits and those beyond them, with the reason. */
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
