import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { bookAgain } from '../book-again.server.ts';
import { type BookStep, bookSteps, choicePath } from '../booking-choice.ts';
import { BookBar, BookSummary } from '../components/book/book-summary.tsx';
import { DetailsStep } from '../components/book/details-step.tsx';
import { ReviewStep } from '../components/book/review-step.tsx';
import { ServicesStep } from '../components/book/services-step.tsx';
import { TimeStep } from '../components/book/time-step.tsx';
import { loadBooking } from '../load-booking.server.ts';
import { sendBooking } from '../send-booking.server.ts';
import type { Route } from './+types/book.ts';

export const handle = { access: 'visitor-or-private', screen: 'BookBusiness' };

/** Booking at a business: the address holds what was chosen, the page shows one of four steps. */
export async function loader(args: Route.LoaderArgs) {
  const again = args.url.searchParams.get('again');
  if (again !== null) throw await bookAgain(args, args.params.businessId, again);
  return loadBooking(args, args.params.businessId);
}

export const action = (args: Route.ActionArgs) => sendBooking(args, args.params.businessId);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Book at ${loaderData.business.business_name}` : msg`Book`),
  { name: 'robots', content: 'noindex' },
];

export default function Book({ loaderData: booking, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { business, choice, step } = booking;
  const { business_id: id, business_name: name, seller_type: type, slug } = business;
  const words: Record<BookStep, string> = {
    services: t`Services`,
    time: t`Person and time`,
    details: t`Details`,
    review: t`Review`,
  };
  const current = bookSteps.indexOf(step);
  const steps = bookSteps.map((each) => ({
    label: words[each],
    to: choicePath(id, { ...choice, step: each }),
  }));
  return (
    <div className="page pt-5 lg:pb-14">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: '/' },
          { label: t`Bookings`, to: '/bookings' },
          { label: name, to: `/business-detail/${type}/${slug}` },
          { label: t`Book` },
        ]}
      />
      <h1 className="h-page mt-3 break-words" tabIndex={-1}>
        <Trans>
          Book at <bdi>{name}</bdi>
        </Trans>
      </h1>
      <div className="mt-4">
        <Stepper steps={steps} current={current} />
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_420px]">
        <section aria-labelledby="step-title" className="min-w-0">
          <h2 id="step-title" className="h-sec mb-4">
            {words[step]}
          </h2>
          {step === 'services' && <ServicesStep booking={booking} />}
          {step === 'time' && <TimeStep booking={booking} problems={actionData} />}
          {step === 'details' && <DetailsStep booking={booking} problems={actionData} />}
          {step === 'review' && <ReviewStep booking={booking} problems={actionData} />}
        </section>
        <BookSummary booking={booking} />
      </div>
      <BookBar booking={booking} />
    </div>
  );
}
