import { Problem } from '../../../platform/errors.ts';

/** How much is left of a stock that is short. */
export interface Short {
  stockId: number;
  free: number;
}

/** Less is left than was requested; names what is short. */
export class OutOfStock extends Problem {
  readonly short: readonly Short[];

  constructor(short: readonly Short[]) {
    const told = short.map(({ stockId, free }) => ({ stock_id: stockId, free }));
    super('out-of-stock', { data: { code: 'out-of-stock', short: told } });
    this.short = short;
  }
}
