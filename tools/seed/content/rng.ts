export interface Rng {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One key of the table, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  shuffle<T>(items: readonly T[]): T[];
}

/** Mulberry32: small, quick and the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seededRng(seed: number): Rng {
  const next = mulberry32(seed);
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[int(0, items.length - 1)] as (typeof items)[number];
    },
    weighted: (weights) => {
      const entries = Object.entries<number>(weights);
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const hit = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      const [key] = hit ?? entries[entries.length - 1] ?? [];
      if (key === undefined) throw new Error('nothing to weigh');
      return key as keyof typeof weights;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]] as [never, never];
      }
      return shuffled;
    },
  };
}
