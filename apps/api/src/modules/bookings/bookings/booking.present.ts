import type { BookedItem, Booking } from '@souk/contract/modules/bookings/bookings';
import { moneyOf } from '@souk/contract/shared/values';
import type { z } from 'zod';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/period.ts';
import { type Claimant, namesOfResources, timeOf } from '../../availability/index.ts';
import { findDisputesOf } from '../../disputes/index.ts';
import { findUserCards, listTimeZones, type UserCard } from '../../identity/index.ts';
import { moneyOfSales, type NewLine, type SaleMoney } from '../../sales/index.ts';
import { type BusinessCard, businessCards } from '../../sellers/index.ts';
import { openProposalsOf } from '../proposals/proposal.queries.ts';
import type { ProposalRow } from '../proposals/proposal.tables.ts';
import { presentSteps } from '../terms/terms.present.ts';
import { openWorkChangesOf } from '../work-changes/work-change.queries.ts';
import { bookingKind, timeReturning } from './booking.life.ts';
import type { Side } from './booking.policy.ts';
import { claimantOf } from './booking.queries.ts';
import { contestUntil, nextStepOf, openMovesOf } from './booking.rules.ts';
import type { BookingRow, Reduction } from './booking.tables.ts';

/** What a page of bookings needs besides the bookings, read at once for all of them. */
interface Surroundings {
  people: Map<number, UserCard>;
  businesses: Map<number, BusinessCard>;
  zones: Map<number, string>;
  resources: Map<number, Booking['resources']>;
  proposals: Map<number, ProposalRow>;
  money: Map<number, SaleMoney>;
  changes: ReadonlyMap<number, unknown>;
  disputed: ReadonlySet<number>;
}

/** Booking → the resources that it takes. */
async function resourcesOf(
  reader: Reader,
  claimants: readonly Claimant[],
): Promise<Map<number, Booking['resources']>> {
  const claims = await timeOf(reader, claimants);
  const named = await namesOfResources(
    reader,
    claims.map(({ resourceId }) => resourceId),
  );
  const ofBooking = Map.groupBy(claims, ({ claimant }) => claimant.id);
  return new Map(
    [...ofBooking].map(([id, own]) => [
      id,
      [...new Set(own.map(({ resourceId }) => resourceId))].flatMap(
        (resourceId) => named.get(resourceId) ?? [],
      ),
    ]),
  );
}

async function surroundingsOf(reader: Reader, rows: readonly BookingRow[]): Promise<Surroundings> {
  const ids = rows.map(({ id }) => id);
  const sellerIds = [...new Set(rows.map(({ sellerId }) => sellerId))];
  const taking = rows.filter(({ state }) => !timeReturning.includes(state));
  const [people, businesses, zones, resources, proposals, money, changes, disputes] = await Promise.all([
    findUserCards(
      reader,
      rows.flatMap(({ customerId }) => customerId ?? []),
    ),
    businessCards(reader, sellerIds),
    listTimeZones(reader, sellerIds),
    resourcesOf(reader, taking.map(claimantOf)),
    openProposalsOf(reader, ids),
    moneyOfSales(reader, ids),
    openWorkChangesOf(reader, ids),
    findDisputesOf(reader, bookingKind, ids),
  ]);
  const disputed = new Set(disputes.keys());
  return { people, businesses, zones, resources, proposals, money, changes, disputed };
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A moment as the clocks at the seller's place show it. */
function localOf(moment: Date, timeZone: string): { date: string; time: string } {
  const local = inZone(moment, timeZone);
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

export const presentItem = (
  line: NewLine,
  money: (cents: number) => Booking['total'],
): z.infer<typeof BookedItem> => ({
  kind: line.subjectKind,
  id: line.subjectId,
  title: line.title,
  options: line.options,
  quantity: line.quantity,
  unit_price: money(line.unitCents),
  discount: money(line.discountCents ?? 0),
  total: money(line.totalCents),
  is_gst_free: line.isGstFree,
});

export const presentReduction = (
  { kind, id, title, cents }: Reduction,
  money: (cents: number) => Booking['total'],
): Booking['reductions'][number] => ({ kind, id, title, amount: money(cents) });

function partiesOf(booking: BookingRow, { people, businesses }: Surroundings, side: Side) {
  const business = businesses.get(booking.sellerId);
  return {
    customer: {
      id: booking.customerId,
      name: booking.customerName,
      image: (booking.customerId !== null && people.get(booking.customerId)?.image) || null,
      // Of no use to themselves, and nobody else's business.
      phone: side === 'seller' ? booking.customerPhone : null,
    },
    seller: {
      id: booking.sellerId,
      name: booking.sellerName,
      image: business?.logoPath ?? null,
      slug: business?.slug ?? null,
      business_id: business?.businessId ?? null,
    },
  };
}

function presentProposal(proposal: ProposalRow, timeZone: string): NonNullable<Booking['proposal']> {
  const { date, time } = localOf(proposal.startsAt, timeZone);
  return {
    id: proposal.id,
    by: proposal.bySide,
    starts_at: proposal.startsAt.toISOString(),
    ends_at: proposal.endsAt.toISOString(),
    date,
    start_time: time,
    expires_at: proposal.expiresAt.toISOString(),
    reason: proposal.reason,
  };
}

const termsOf = (booking: BookingRow) => ({
  payment: booking.payment,
  confirmation: booking.confirmation,
  cancellation_steps: presentSteps(booking.cancellation.steps),
  no_show_percent: booking.cancellation.noShowPercent,
});

const momentsOf = (booking: BookingRow) => ({
  created_at: booking.createdAt.toISOString(),
  paid_at: iso(booking.paidAt),
  completed_at: iso(booking.completedAt),
  cancelled_at: iso(booking.cancelledAt),
});

function timesOf(booking: BookingRow, timeZone: string) {
  const start = localOf(booking.startsAt, timeZone);
  return {
    starts_at: booking.startsAt.toISOString(),
    ends_at: booking.endsAt.toISOString(),
    date: start.date,
    start_time: start.time,
    end_time: localOf(booking.endsAt, timeZone).time,
    time_zone: timeZone,
  };
}

function sumsOf(booking: BookingRow, paid: SaleMoney | undefined) {
  const money = moneyOf(booking.currency);
  return {
    sub_total: money(booking.subTotalCents),
    discount: money(booking.discountCents),
    reductions: booking.reductions.map((reduction) => presentReduction(reduction, money)),
    gst: money(booking.gstCents),
    total: money(booking.totalCents),
    paid: money(paid?.paidCents ?? 0),
    refunded: money(paid?.refundedCents ?? 0),
  };
}

function presentOne(booking: BookingRow, side: Side, around: Surroundings, at: Date): Booking {
  const timeZone = around.zones.get(booking.sellerId) ?? 'UTC';
  const isMovable = booking.state === 'Accepted' || booking.state === 'Accepted-Paid';
  const proposal = isMovable ? around.proposals.get(booking.id) : undefined;
  const paid = around.money.get(booking.id);
  const { owesNow = false, awaitsMilestone = false } = paid ?? {};
  const keptCents = (paid?.paidCents ?? 0) - (paid?.refundedCents ?? 0);
  const wasDisputed = around.disputed.has(booking.id);
  const hasOpenChange = around.changes.has(booking.id);
  return {
    booking_id: booking.id,
    booking_number: booking.number,
    module: booking.kind,
    status: booking.state,
    role: side,
    ...partiesOf(booking, around, side),
    items: booking.lines.map((line) => presentItem(line, moneyOf(booking.currency))),
    title: booking.title,
    ...timesOf(booking, timeZone),
    resources: around.resources.get(booking.id) ?? [],
    address: booking.address?.location ?? null,
    note: booking.note,
    ...sumsOf(booking, paid),
    ...termsOf(booking),
    is_no_show: booking.isNoShow,
    contest_until: iso(contestUntil(booking)),
    cancel_reason: booking.cancelReason,
    ...momentsOf(booking),
    next: nextStepOf(booking, paid?.checkoutExpiresAt ?? null),
    proposal: proposal ? presentProposal(proposal, timeZone) : null,
    moves: openMovesOf({
      booking,
      side,
      at,
      proposal,
      hasOpenChange,
      wasDisputed,
      owesNow,
      awaitsMilestone,
      keptCents,
    }),
  };
}

/** Bookings as their customer or seller sees them, in a constant number of queries. */
export async function presentBookings(
  reader: Reader,
  rows: readonly BookingRow[],
  side: Side,
): Promise<Booking[]> {
  const around = await surroundingsOf(reader, rows);
  const at = clock.now();
  return rows.map((booking) => presentOne(booking, side, around, at));
}
