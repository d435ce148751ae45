import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import type { Tx } from '../../../platform/db/database.ts';
import type { BookingRow } from './booking.tables.ts';

/** Other services that a customer chooses for a request that nobody has answered. */
export interface OtherServices {
  serviceIds: readonly number[];
  addOnIds: readonly number[];
  startsAt: Date;
  personId?: number | undefined;
  guests?: number | undefined;
  /** What makes it cheaper, in the names of the wire. */
  offers: {
    package_id?: number | undefined;
    promo_code?: string | undefined;
    promotion_id?: number | undefined;
  };
  quotedCents?: number | undefined;
}

/** What a trade makes of them: what is booked then, priced. */
export interface EditedBooking
  extends Pick<BookingRow, 'title' | 'lines' | 'reductions' | 'needs' | 'startsAt' | 'endsAt'> {
  /** Uses up what made it cheaper, once the booking has changed. */
  use: (tx: Tx, booking: BookingRow) => Promise<void>;
}

/** Chooses and prices anew, or refuses; what the booking has used up before is given back first. */
export type BookingEditor = (tx: Tx, booking: BookingRow, wanted: OtherServices) => Promise<EditedBooking>;

const editors = new Map<BookingKind, BookingEditor>();

/** Registers how bookings of these kinds are chosen anew; their trade's module calls this once. */
export function registerBookingEditor(kinds: readonly BookingKind[], editor: BookingEditor): void {
  for (const kind of kinds) editors.set(kind, editor);
}

export function editorOf({ kind }: Pick<BookingRow, 'kind'>): BookingEditor {
  const editor = editors.get(kind);
  if (!editor) throw new Error(`Nobody edits bookings of the kind ${kind}.`);
  return editor;
}
