import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import type { GeoAddress } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { newCode } from '../../../platform/ids.ts';
import { claimTime, type TimeNeed } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import type { NewLine, PaymentPlan } from '../../sales/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { termsOf } from '../terms/terms.queries.ts';
import { policyOf, type Terms } from '../terms/terms.rules.ts';
import { claimantOf, insertBooking, moveBooking, noteBooking } from './booking.queries.ts';
import { isPaidFirst, isSold, pricesOf } from './booking.rules.ts';
import type { BookingRow, Reduction } from './booking.tables.ts';
import { sellBooking } from './sell-booking.ts';
import { tellAgreed, tellConfirmed, tellRequested, tellToPay } from './tell-steps.ts';

/** What a trade wants to be booked, priced. */
export interface WantedBooking {
  kind: BookingKind;
  sellerId: number;
  /** A customer with an account, or somebody whom the seller enters by hand. */
  customer: { id: number } | { name: string; phone: string | null };
  title: string;
  lines: readonly NewLine[];
  /** Why the lines cost less than they did; the trade has taken it off them. */
  reductions?: readonly Reduction[];
  needs: readonly TimeNeed[];
  startsAt: Date;
  endsAt: Date;
  address?: GeoAddress | undefined;
  note?: string | undefined;
  /** Both sides have agreed on it before, as on a quote: it stands at once and is paid by this plan. */
  agreed?: Agreed | undefined;
}

interface Agreed {
  plan: PaymentPlan;
  /** The seller has named the time: notice, opening hours and capacity were theirs to break. */
  isSellersTime: boolean;
}

async function customerOf(tx: Tx, { sellerId, customer }: WantedBooking) {
  if (!('id' in customer))
    return { customerId: null, customerName: customer.name, customerPhone: customer.phone };
  if (customer.id === sellerId) throw new Problem('own-business');
  const { name, phone } = await getUser(tx, customer.id);
  return { customerId: customer.id, customerName: name, customerPhone: phone };
}

/** What the seller has entered themselves stands, and is paid on the spot. */
const ownEntry = { payment: 'on-the-spot', confirmation: 'at-once' } as const;
const asQuoted = { payment: 'quoted', confirmation: 'at-once' } as const;

function agreementOf({ customer, agreed }: WantedBooking, terms: Terms) {
  if (!('id' in customer)) return ownEntry;
  return agreed ? asQuoted : terms;
}

/** Takes what it needs of anybody's time. */
async function takeTime(tx: Tx, booking: BookingRow, wanted: WantedBooking): Promise<void> {
  const { sellerId: ownerId, startsAt, needs, customer, agreed } = wanted;
  const isOwnEntry = !('id' in customer) || (agreed?.isSellersTime ?? false);
  await claimTime(tx, { ownerId, startsAt, needs }, claimantOf(booking), { state: 'held', isOwnEntry });
}

async function writeBooking(tx: Tx, wanted: WantedBooking): Promise<BookingRow> {
  const { kind, sellerId, title, lines, reductions = [], needs, startsAt, endsAt, address, note } = wanted;
  const isOwnEntry = !('id' in wanted.customer);
  const terms = await termsOf(tx, sellerId);
  const { payment, confirmation } = agreementOf(wanted, terms);
  const customer = await customerOf(tx, wanted);
  const business = (await businessCards(tx, [sellerId])).get(sellerId);
  const { currency } = await getSettings(tx);
  const booking = await insertBooking(
    tx,
    {
      number: newCode(10),
      kind,
      ...customer,
      sellerId,
      sellerName: business?.businessName ?? '',
      title,
      lines: [...lines],
      reductions: [...reductions],
      needs: [...needs],
      startsAt,
      endsAt,
      currency,
      ...pricesOf(lines),
      payment,
      plan: payment === 'quoted' ? wanted.agreed?.plan : null,
      depositPercent: terms.depositPercent,
      confirmation,
      answerHours: terms.answerHours,
      cancellation: policyOf(terms),
      address: address ?? null,
      note: note ?? null,
    },
    isOwnEntry
      ? { role: 'seller', userId: sellerId }
      : { role: 'customer', userId: customer.customerId ?? sellerId },
  );
  await takeTime(tx, booking, wanted);
  return booking;
}

/** It is paid with the request; until then its seller does not see it. */
async function beginPaid(tx: Tx, booking: BookingRow): Promise<BookingRow> {
  const isSure = booking.confirmation === 'at-once';
  const begun = isSure ? await moveBooking(tx, booking, { move: 'ask-payment', by: 'system' }) : booking;
  await sellBooking(tx, begun);
  return begun;
}

/** It stands at once, as far as nothing has to be paid first. */
async function confirmAtOnce(tx: Tx, booking: BookingRow): Promise<BookingRow> {
  if (!isSold(booking)) {
    const confirmed = await moveBooking(tx, booking, { move: 'confirm', by: 'system' });
    await tellConfirmed(tx, confirmed);
    return confirmed;
  }
  const asked = await moveBooking(tx, booking, { move: 'ask-payment', by: 'system' });
  await sellBooking(tx, asked);
  await (asked.payment === 'quoted' ? tellAgreed(tx, asked) : tellToPay(tx, asked));
  return asked;
}

/**
 * Takes the time and writes the booking under the seller's terms, or refuses with the next free times; nothing is
 * half done. The trade has priced it and knows that it can be booked.
 */
export async function makeBooking(tx: Tx, wanted: WantedBooking): Promise<BookingRow> {
  const booking = await writeBooking(tx, wanted);
  if (isPaidFirst(booking)) return beginPaid(tx, booking);
  const announced = await noteBooking(tx, booking, { announcedAt: clock.now() });
  if (announced.confirmation === 'at-once') return confirmAtOnce(tx, announced);
  await tellRequested(tx, announced);
  return announced;
}
