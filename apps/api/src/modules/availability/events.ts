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

/** Time of resources that was claimed is free again, in the part that one thing frees at once. */
export const timeFreed = defineEvent<{ resourceIds: number[]; from: string; until: string }>(
  'availability.time-freed',
);

/** Somebody has joined or left the people at work in a business. */
export const teamChanged = defineEvent<{ ownerId: number }>('availability.team-changed');

/** A business works at other hours, or offers its time in another way. */
export const hoursChanged = defineEvent<{ ownerId: number }>('availability.hours-changed');
