import type { BookingState } from '@souk/contract/modules/bookings/statuses';
import type { OpenWorkChangeMove } from '@souk/contract/modules/bookings/work-change-values';
import { openWorkChangeMoves } from '@souk/contract/modules/bookings/work-change-values';
import type { proposeWorkChange } from '@souk/contract/modules/bookings/work-changes';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { inZone } from '../../../platform/period.ts';
import type { TimeNeed } from '../../availability/index.ts';
import { gstWithin } from '../../payments/index.ts';
import { linesLess, type NewLine, splitOver } from '../../sales/index.ts';
import { bookingKind } from '../bookings/booking.life.ts';
import type { Side } from '../bookings/booking.policy.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { workChangeLife } from './work-change.life.ts';
import type { ChangeLine, WorkChangeRow } from './work-change.tables.ts';

export type ChangeForm = BodyOf<typeof proposeWorkChange>;

/** The states in which the work of a booking can be changed. */
export const isChangeable = (state: BookingState): boolean =>
  state === 'Accepted-Paid' || state === 'Inprocess';

/** Only what is paid by shares has one for what is added; what was paid in one with the request has not. */
export const isPaidByShares = ({ payment }: Pick<BookingRow, 'payment'>): boolean =>
  payment === 'quoted' || payment === 'deposit' || payment === 'after-confirming';

/** Lines with their sums; prices include GST, which a business that is not registered does not charge. */
export const linesOf = (items: ChangeForm['items'], gstPercent: number): ChangeLine[] =>
  items.map(({ description, quantity, unit_price: unitCents, is_gst_free: isGstFree, is_less: isLess }) => {
    const cents = unitCents * quantity;
    const gstCents = isGstFree ? 0 : gstWithin(cents, gstPercent);
    const sign = isLess ? -1 : 1;
    const sums = { totalCents: sign * cents, gstCents: sign * gstCents };
    return { description, quantity, unitCents, isLess, ...sums, isGstFree };
  });

export const sumsOf = (lines: readonly ChangeLine[]) => ({
  totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
  gstCents: lines.reduce((sum, line) => sum + line.gstCents, 0),
});

/** What is sold in addition: the added work, less what is taken off in return; nothing where that is more. */
export function soldLinesOf(
  { id: bookingId, lines: booked }: Pick<BookingRow, 'id' | 'lines'>,
  { lines, totalCents }: Pick<WorkChangeRow, 'lines' | 'totalCents'>,
  gstPercent: number,
): NewLine[] {
  if (totalCents <= 0) return [];
  const more = lines.filter(({ isLess }) => !isLess);
  const sold: NewLine[] = more.map(({ description: title, isLess: _, ...line }, index) => ({
    subjectKind: bookingKind,
    subjectId: bookingId,
    itemId: index + 1,
    categoryId: booked[0]?.categoryId ?? null,
    title,
    options: {},
    ...line,
  }));
  const sizes = more.map((line) => line.totalCents);
  const offCents = sizes.reduce((sum, size) => sum + size, 0) - totalCents;
  return linesLess(sold, splitOver(offCents, sizes), gstPercent);
}

const minuteMs = 60_000;

/** So many days later at the same hour, whatever clocks do in between. */
export const daysLater = (moment: Date, days: number, timeZone: string): Date =>
  new Date(inZone(moment, timeZone).add({ days }).epochMilliseconds);

/** What the added days alone take: the time of the first day again, by those who have it. */
export function needsOfDays(
  { needs, startsAt, extraDays: known }: Pick<BookingRow, 'needs' | 'startsAt' | 'extraDays'>,
  days: number,
  timeZone: string,
): TimeNeed[] {
  const shifts = Array.from({ length: days }, (_, index) => {
    const later = daysLater(startsAt, known + index + 1, timeZone);
    return (later.getTime() - startsAt.getTime()) / minuteMs;
  });
  return needs.map(({ anyOf, parts }) => {
    const ofFirstDay = parts.slice(0, parts.length / (1 + known));
    return {
      anyOf,
      parts: shifts.flatMap((shift) =>
        ofFirstDay.map((part) => ({
          ...part,
          fromMinutes: part.fromMinutes + shift,
          toMinutes: part.toMinutes + shift,
        })),
      ),
    };
  });
}

/** What it takes with the added days. */
export const needsWithDays = (needs: readonly TimeNeed[], added: readonly TimeNeed[]): TimeNeed[] =>
  needs.map(({ anyOf, parts }, index) => ({ anyOf, parts: [...parts, ...(added[index]?.parts ?? [])] }));

/** What a side is to a change: who proposed it, or the other one. */
export const partOf = ({ bySide }: Pick<WorkChangeRow, 'bySide'>, side: Side): 'proposer' | 'other' =>
  bySide === side ? 'proposer' : 'other';

/** What the viewer may do now; nobody signs what the money does not allow any more. */
export function openMovesOf(change: WorkChangeRow, side: Side, isPossible: boolean): OpenWorkChangeMove[] {
  const open = workChangeLife.movesFor(change.state, partOf(change, side));
  return openWorkChangeMoves.filter((move) => open.includes(move) && (move !== 'accept' || isPossible));
}
