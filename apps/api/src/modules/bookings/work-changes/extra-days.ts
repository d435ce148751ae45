import type { Tx } from '../../../platform/db/database.ts';
import { claimTime, moveTime, type TimeNeed, timeOf } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import { claimantOf } from '../bookings/booking.queries.ts';
import type { BookingRow } from '../bookings/booking.tables.ts';
import { claimantOf as changeOf } from './work-change.queries.ts';
import { daysLater, needsOfDays, needsWithDays } from './work-change.rules.ts';
import type { WorkChangeRow } from './work-change.tables.ts';

/** Work goes on with those who have begun it. */
async function withSamePeople(tx: Tx, booking: BookingRow): Promise<BookingRow> {
  const claims = await timeOf(tx, [claimantOf(booking)]);
  const taken = new Set(claims.map(({ resourceId }) => resourceId));
  const needs = booking.needs.map(({ anyOf, parts }) => ({
    anyOf: anyOf.filter((id) => taken.has(id)),
    parts,
  }));
  return { ...booking, needs };
}

async function addedNeeds(tx: Tx, booking: BookingRow, days: number): Promise<TimeNeed[]> {
  const { timeZone } = await getUser(tx, booking.sellerId);
  return needsOfDays(booking, days, timeZone);
}

/**
 * Holds the days that a change would add until it is answered. Both sides have to agree on them, whatever the opening
 * hours say.
 */
export async function holdExtraDays(tx: Tx, known: BookingRow, change: WorkChangeRow): Promise<void> {
  if (change.extraDays === 0) return;
  const booking = await withSamePeople(tx, known);
  const needs = await addedNeeds(tx, booking, change.extraDays);
  const wanted = { ownerId: booking.sellerId, startsAt: booking.startsAt, needs };
  const until = change.expiresAt;
  await claimTime(tx, wanted, changeOf(change), { state: 'held', until, isOwnEntry: true });
}

/** Takes the added days, whose hold was given back before, and answers what the booking has with them. */
export async function takeExtraDays(
  tx: Tx,
  known: BookingRow,
  days: number,
): Promise<Partial<Pick<BookingRow, 'needs' | 'endsAt' | 'extraDays'>>> {
  if (days === 0) return {};
  const { timeZone } = await getUser(tx, known.sellerId);
  const longer = { endsAt: daysLater(known.endsAt, days, timeZone), extraDays: known.extraDays + days };
  const booking = await withSamePeople(tx, known);
  const needs = needsWithDays(booking.needs, needsOfDays(booking, days, timeZone));
  const wanted = { ownerId: booking.sellerId, startsAt: booking.startsAt, needs };
  await moveTime(tx, wanted, claimantOf(booking), { isOwnEntry: true });
  return { ...longer, needs };
}
