import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { datesIn } from '../../../../lib/dates.ts';
import { price } from '../../../../lib/format.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { choicePath } from '../../booking-choice.ts';
import type { BookingStepData } from '../../load-booking.server.ts';
import { bookFormId, servicesFormId } from '../../service-paths.ts';
import { PromoCode } from './promo-code.tsx';
import { TermsLines } from './terms-lines.tsx';

type Preview = NonNullable<BookingStepData['preview']>;

const row = 'flex justify-between gap-4';

function Lines({ preview: { items, reductions, total, gst, due_now, minutes } }: { preview: Preview }) {
  return (
    <dl className="num space-y-1.5 text-[15px]">
      {items.map(({ id, title, quantity, total: cost, discount }) => (
        <div key={`${id} ${title}`} className={row}>
          <dt className="min-w-0 text-ink-2">
            <bdi>{title}</bdi>
            {quantity > 1 && ` × ${quantity}`}
          </dt>
          <dd>{price(cost.cents + discount.cents)}</dd>
        </div>
      ))}
      {reductions.map(({ kind, id, title, amount }) => (
        <div key={`${kind} ${id}`} className={`${row} text-good`}>
          <dt className="min-w-0">
            <bdi>{title}</bdi>
          </dt>
          <dd>{price(-amount.cents)}</dd>
        </div>
      ))}
      <div className={row}>
        <dt className="text-ink-2">
          <Trans>Length</Trans>
        </dt>
        <dd>
          <Trans>{minutes} min</Trans>
        </dd>
      </div>
      <div className={`${row} pt-1.5 text-md font-semibold`}>
        <dt>
          <Trans>Total</Trans>
          {gst.cents > 0 && (
            <span className="block text-sm font-normal text-ink-3">
              <Trans>Includes {price(gst.cents)} GST</Trans>
            </span>
          )}
        </dt>
        <dd>{price(total.cents)}</dd>
      </div>
      <div className={row}>
        <dt className="text-ink-2">
          <Trans>Due now</Trans>
        </dt>
        <dd>{price(due_now.cents)}</dd>
      </div>
    </dl>
  );
}

/** The way on from the step that is shown; the later steps have their own buttons. */
function Onward({ booking, children }: { booking: BookingStepData; children: ReactNode }) {
  const { step, business, choice } = booking;
  if (step === 'services')
    return (
      <Button type="submit" form={servicesFormId} size="lg" isWide>
        <Trans>Choose a time</Trans>
      </Button>
    );
  if (step === 'review')
    return (
      <Button type="submit" form={bookFormId} size="lg" isWide>
        <Trans>Book</Trans>
      </Button>
    );
  if (step !== 'time' || !choice.startsAt) return null;
  return (
    <ButtonLink
      to={choicePath(business.business_id, { ...choice, step: 'details' })}
      size="lg"
      isWide
      className="num"
    >
      {children}
    </ButtonLink>
  );
}

const whenOf = ({ choice, business }: BookingStepData): string =>
  choice.startsAt ? datesIn(business.time_zone).flowTime(choice.startsAt) : '';

/** What the choice costs, how long it takes and on what terms. */
export function BookSummary({ booking }: { booking: BookingStepData }) {
  const { t } = useLingui();
  const { preview, business, step } = booking;
  const when = whenOf(booking);
  return (
    <aside className="self-start lg:sticky lg:top-[145px]" aria-label={t`Your booking`}>
      <div className="panel p-5 lg:p-6">
        <h2 className="h-panel">
          <bdi>{business.business_name}</bdi>
        </h2>
        {when && <p className="num mt-0.5 text-[15px] text-ink-2">{when}</p>}
        <div className="mt-4 border-t border-line pt-4">
          {preview ? (
            <Lines preview={preview} />
          ) : (
            <p className="text-ink-2">
              <Trans>Choose what you would like to book.</Trans>
            </p>
          )}
        </div>
        {preview && step !== 'services' && <PromoCode booking={booking} preview={preview} />}
        {step === 'time' && (
          <div className="mt-4 max-lg:hidden">
            <Onward booking={booking}>
              <Trans>Go on with {when}</Trans>
            </Onward>
          </div>
        )}
        <div className="mt-4">
          <TermsLines terms={preview?.terms ?? business.terms} />
        </div>
      </div>
    </aside>
  );
}

/** Price and the way on at the bottom of phones. */
export function BookBar({ booking }: { booking: BookingStepData }) {
  const { preview, step, isSignedIn } = booking;
  const when = whenOf(booking);
  const hasButton = step === 'services' || (step === 'time' && when) || (step === 'review' && isSignedIn);
  if (!hasButton) return null;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-10 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 lg:hidden">
      {preview && (
        <p className="shrink-0 leading-tight">
          <b className="num block font-display text-lg font-bold">{price(preview.total.cents)}</b>
          <span className="num text-xs text-ink-3">{when || <Trans>{preview.minutes} min</Trans>}</span>
        </p>
      )}
      <div className="flex-1">
        <Onward booking={booking}>
          <Trans>Continue</Trans>
        </Onward>
      </div>
    </div>
  );
}
