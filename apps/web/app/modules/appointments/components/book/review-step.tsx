import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { loginAddress } from '../../../../lib/login-address.ts';
import { useLogin } from '../../../../shell/login/login-context.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { BookingTime } from '../../../bookings/index.ts';
import { ClashNotice } from '../../../calendar/index.ts';
import { placeName } from '../../../locations/index.ts';
import { type BookingChoice, type BookStep, choicePath } from '../../booking-choice.ts';
import type { BookingStepData } from '../../load-booking.server.ts';
import type { BookingProblems } from '../../send-booking.server.ts';
import { bookFormId } from '../../service-paths.ts';

interface FactProps {
  title: ReactNode;
  to: string;
  children: ReactNode;
}

function Fact({ title, to, children }: FactProps) {
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line py-4">
      <div className="min-w-0">
        <dt className="text-sm text-ink-3">{title}</dt>
        <dd className="break-words whitespace-pre-line">{children}</dd>
      </div>
      <TextLink to={to}>
        <Trans>Change</Trans>
      </TextLink>
    </div>
  );
}

/** When a reader comes too late: the next free times, with everything else as it was. */
function Taken({ booking, problems }: { booking: BookingStepData; problems: BookingProblems }) {
  const { business, choice } = booking;
  const { flowTime, isoDay } = datesIn(business.time_zone);
  const at = (startsAt: string) =>
    choicePath(business.business_id, { ...choice, startsAt, date: isoDay(startsAt), step: 'review' });
  const next = problems.next ?? [];
  return (
    <div role="alert" className="mb-5 flex gap-3 rounded-lg bg-bad-soft p-4">
      <Icon of={CircleAlert} className="mt-0.5 text-bad" />
      <div>
        <p className="font-semibold text-bad">{problems.form}</p>
        {next.length > 0 && (
          <>
            <p className="mt-1 text-[15px]">
              <Trans>Nothing has been charged. These times are free:</Trans>
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              {next.map((startsAt) => (
                <ButtonLink key={startsAt} to={at(startsAt)} tone="line" className="num">
                  {flowTime(startsAt)}
                </ButtonLink>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** Only here somebody signs in; what they have chosen is in the address to which they return. */
function SignIn({ back }: { back: string }) {
  const login = useLogin();
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    login.open();
  };
  return (
    <section className="panel mt-6 p-5">
      <h3 className="h-panel">
        <Trans>Log in to book</Trans>
      </h3>
      <p className="mt-1 max-w-[52ch] text-ink-2">
        <Trans>What you have chosen stays. With an account you can move or cancel the booking.</Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to={loginAddress(back)} onClick={ask}>
          <Trans>Log in</Trans>
        </ButtonLink>
        <ButtonLink to="/signup" tone="line">
          <Trans>Create an account</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}

/** Confirms what is shown; the same form once more is the same booking. */
function Confirm({ booking }: { booking: BookingStepData }) {
  const { business, choice, idempotencyKey, preview } = booking;
  const when = choice.startsAt ? datesIn(business.time_zone).flowTime(choice.startsAt) : '';
  return (
    <Form
      id={bookFormId}
      method="post"
      action={choicePath(business.business_id, { ...choice, step: 'review' })}
      className="mt-6"
    >
      <input type="hidden" name="_step" value="review" />
      <input type="hidden" name="_idempotencyKey" value={idempotencyKey} />
      {preview && <input type="hidden" name="quoted_cents" value={preview.total.cents} />}
      <SubmitButton size="lg" className="num max-lg:hidden">
        <Trans>Book {when}</Trans>
      </SubmitButton>
      {preview && preview.due_now.cents > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>The payment follows on the next page.</Trans>
        </p>
      )}
    </Form>
  );
}

interface ReviewStepProps {
  booking: BookingStepData;
  problems: BookingProblems | undefined;
}

/** The last step: everything at a glance, and the button that books it. */
export function ReviewStep({ booking, problems }: ReviewStepProps) {
  const { business, services, choice, people, preview, told, isSignedIn, clashes } = booking;
  const { business_id: id, time_zone } = business;
  const to = (step: BookStep, changes: Partial<BookingChoice> = {}) =>
    choicePath(id, { ...choice, ...changes, step });
  if (!choice.startsAt || !preview) return null;
  const ends_at = new Date(Date.parse(choice.startsAt) + preview.minutes * 60_000).toISOString();
  const person = people.find(({ id: own }) => own === choice.staff);
  const place = told?.address && [told.street, placeName(told.address)].filter(Boolean).join(', ');
  const words = [told?.event_type, told?.description, told?.note].filter(Boolean).join('\n');
  return (
    <>
      <ClashNotice clashes={clashes} />
      {problems?.form && <Taken booking={booking} problems={problems} />}
      <dl>
        <Fact title={<Trans>Services</Trans>} to={to('services')}>
          {services.map(({ name }) => name).join(', ')}
        </Fact>
        <Fact title={<Trans>Time</Trans>} to={to('time')}>
          <BookingTime booking={{ starts_at: choice.startsAt, ends_at, time_zone }} />
        </Fact>
        <Fact title={<Trans>With</Trans>} to={to('time')}>
          {person?.name ?? <Trans>Anybody who is free</Trans>}
        </Fact>
        {choice.guests !== undefined && (
          <Fact title={<Trans>Guests</Trans>} to={to('details')}>
            <span className="num">{choice.guests}</span>
          </Fact>
        )}
        {place && (
          <Fact title={<Trans>Where</Trans>} to={to('details')}>
            {place}
          </Fact>
        )}
        <Fact title={<Trans>Note for the business</Trans>} to={to('details')}>
          {words || <Trans>None</Trans>}
        </Fact>
      </dl>
      {isSignedIn ? <Confirm booking={booking} /> : <SignIn back={to('review')} />}
    </>
  );
}
