import { Problem } from './errors.ts';

interface Bounds {
  /** How many are worked on at a time. */
  atOnce: number;
  /** How many may wait for that; who comes then is refused. */
  waiting: number;
  /** How many of one owner are worked on or wait, so that nobody fills the queue for the others. */
  perOwner: number;
}

/** Work that costs memory or a processor, in turn; what does not fit is refused as overload. */
export class BoundedQueue {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  readonly #owners = new Map<string, number>();
  #working = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, perOwner } = this.#bounds;
    const mine = this.#owners.get(owner) ?? 0;
    const isFull = this.#working >= atOnce && this.#waiting.length >= waiting;
    if (isFull || mine >= perOwner) throw new Problem('overloaded');
    this.#owners.set(owner, mine + 1);
    if (this.#working < atOnce) this.#working += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.#leave(owner);
    }
  }

  /** Hands the place on, so that nobody who comes now overtakes those who wait. */
  #leave(owner: string): void {
    const left = (this.#owners.get(owner) ?? 1) - 1;
    if (left > 0) this.#owners.set(owner, left);
    else this.#owners.delete(owner);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#working -= 1;
  }
}
