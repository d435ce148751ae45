import { Problem } from './errors.ts';

interface Bounds {
  /** How many run at a time. */
  atOnce: number;
  /** How many may wait; more are refused. */
  waiting: number;
  /** How many of one owner may run or wait, so that no owner fills the queue for the others. */
  perOwner: number;
}

/** Runs work that costs memory or CPU a few at a time, and refuses more than fits as overload. */
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

  /** Hands the place to the next waiting one directly, so that no newcomer overtakes it. */
  #leave(owner: string): void {
    const left = (this.#owners.get(owner) ?? 1) - 1;
    if (left > 0) this.#owners.set(owner, left);
    else this.#owners.delete(owner);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#working -= 1;
  }
}
