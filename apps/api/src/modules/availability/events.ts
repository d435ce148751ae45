import { defineEvent } from '../../platform/events/events.ts';

interface StockChange {
  stockId: number;
  /** Available after the change. */
  free: number;
  /** Available before it. */
  freeBefore: number;
}

/** The available amount of a stock has changed. */
export const stockChanged = defineEvent<StockChange>('availability.stock-changed');
