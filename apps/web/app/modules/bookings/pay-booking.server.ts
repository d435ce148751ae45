import { payBooking } from '@souk/contract/modules/bookings/bookings';
import type { Payment } from '@souk/contract/modules/payments/payments';
import { data, redirect, redirectDocument } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { loadPayDesk, payFieldsOf } from '../payments/index.server.ts';
import { bookingPath } from './booking-address.ts';
import { readPaidBooking } from './load-booking.server.ts';

function idIn(query: URLSearchParams): string {
  const id = query.get('booking_id');
  if (id === null) throw data(null, { status: 404 });
  return id;
}

/** The booking to pay and what it can be paid with; one that owes nothing has no checkout. */
export async function loadCheckout(args: PageArgs, query: URLSearchParams) {
  const booking = await readPaidBooking(args, idIn(query));
  if (!booking.moves.includes('pay')) throw redirect(bookingPath(booking.booking_id));
  return { booking, pay: await loadPayDesk(args) };
}

/** Without scripts a posted form cannot redirect to another site: the booking's page links to it. */
function goOn(args: PageArgs, bookingId: string, { action_url: url }: Payment): Response {
  const isFetched = new URL(args.request.url).pathname.endsWith('.data');
  return url && (isFetched || url.startsWith('/')) ? redirectDocument(url) : redirect(bookingPath(bookingId));
}

/** Pays what is due; a refusal stays on the page, which offers other ways to pay. */
export async function payForBooking(args: PageArgs, query: URLSearchParams, form: FormData) {
  const id = idIn(query);
  const also = { booking_id: id, ...(await payFieldsOf(args, form)) };
  const paid = await submit(args, payBooking, { also, form });
  if (!paid.ok) return data(paid.problems, { status: paid.status });
  return goOn(args, id, paid.reply.payment);
}
