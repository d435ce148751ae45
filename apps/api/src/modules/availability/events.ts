import { defineEvent } from '../../platform/events/events.ts';

interface StockChange {
  stockId: number;
  /** What can be had after the change. */
  free: number;
  /** What could be had before it. */
  freeBefore: number;
}

/** More or less of a stock can be had than before. */
export const stockChanged = defineEvent<StockChange>('availability.stock-changed');
