import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { price } from '../../../lib/format.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { clashesWith } from '../../calendar/index.server.ts';
import { ClashNotice } from '../../calendar/index.ts';
import { PaymentChoice, PayScreen, PayStep, SumList } from '../../payments/index.ts';
import { bookingPath } from '../booking-address.ts';
import { BookingTime } from '../components/booking-time.tsx';
import { NextWords } from '../components/next-words.tsx';
import { PaymentNotice } from '../components/payment-notice.tsx';
import { dueNow } from '../due-now.ts';
import { loadCheckout, payForBooking } from '../pay-booking.server.ts';
import { cancellationWords } from '../terms-words.ts';
import type { Route } from './+types/booking-checkout.ts';

export const handle = { access: 'private', screen: 'BookingCheckout' };

/** Where a booking is paid, at once, after its confirmation or after a payment that failed. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const loaded = await loadCheckout(args, args.url.searchParams);
  const { booking_id, starts_at, ends_at } = loaded.booking;
  const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
  const atThatTime = await clashesWith(args, starts_at, minutes);
  return { ...loaded, clashes: atThatTime.filter((entry) => entry.booking_id !== booking_id) };
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  return payForBooking(args, args.url.searchParams, await postedForm(args));
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Checkout`),
  { name: 'robots', content: 'noindex' },
];

export default function BookingCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { booking, pay, clashes } = loaderData;
  const due = dueNow(booking);
  const rest = booking.total.cents - booking.paid.cents - due.cents;
  return (
    <PayScreen
      title={<Trans>Pay for your booking</Trans>}
      back={{ to: bookingPath(booking.booking_id), words: <Trans>Back to the booking</Trans> }}
      problems={actionData}
      payKey={pay.payKey}
      isPaid
      summary={
        <SumList
          rows={[
            { key: 'total', label: t`Price`, amount: booking.total },
            ...(booking.paid.cents > 0
              ? [
                  {
                    key: 'paid',
                    label: t`Paid already`,
                    amount: { ...booking.paid, cents: -booking.paid.cents },
                  },
                ]
              : []),
            ...(rest > 0 ? [{ key: 'rest', label: t`To pay later`, amount: { ...due, cents: -rest } }] : []),
          ]}
          total={{
            label: t`To pay now`,
            amount: due,
            hint: booking.gst.cents > 0 ? t`Includes GST` : t`GST-free`,
          }}
        />
      }
      does={<Trans>Pay {price(due.cents)}</Trans>}
    >
      <PaymentNotice booking={booking} />
      <ClashNotice clashes={clashes} />
      <section className="panel p-5 md:p-6">
        <h2 className="h-panel">
          <bdi>{booking.title}</bdi>
        </h2>
        <p className="text-[15px] text-ink-2">
          <bdi>{booking.seller.name}</bdi>
        </p>
        <p className="mt-2 text-[15px]">
          <BookingTime booking={booking} />
        </p>
        <p className="mt-2 text-sm text-ink-2">
          <NextWords booking={booking} />
        </p>
        <p className="mt-2 text-sm text-ink-2">{cancellationWords(i18n, booking.cancellation_steps)}</p>
      </section>
      <PayStep number={1} title={<Trans>Pay with</Trans>}>
        <PaymentChoice cards={pay.cards} desk={pay.desk} />
      </PayStep>
    </PayScreen>
  );
}
