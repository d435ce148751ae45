import type { OpeningHour } from '@souk/contract/modules/sellers/profiles';

export interface DayHours {
  /** Monday is 1. */
  weekday: number;
  /** Empty if it is closed all day. */
  spans: { open: string; close: string }[];
}

/** `17:30` as `5:30 pm`. */
export function clockOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The whole week from Monday; days without hours are closed. */
export const weekOf = (hours: readonly OpeningHour[]): DayHours[] =>
  Array.from({ length: 7 }, (_, index) => ({
    weekday: index + 1,
    spans: hours
      .filter(({ weekday, closed }) => weekday === index + 1 && !closed)
      .map(({ open, close }) => ({ open: clockOf(open), close: clockOf(close) })),
  }));
