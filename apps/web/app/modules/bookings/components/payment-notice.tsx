import { Trans } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { CircleAlert, Hourglass } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FailureWords } from '../../payments/index.ts';

/** What has become of the newest try to pay, while something is still owed. */
export function PaymentNotice({ booking: { last_payment: payment, moves } }: { booking: BookingDetail }) {
  if (!payment) return null;
  if (payment.status === 'requires-action' && payment.action_url)
    return (
      <div
        role="status"
        className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-4 py-3 text-[15px]"
      >
        <p className="min-w-0 flex-1 basis-64">
          <Trans>Your bank needs to be sure that it is you. Nothing is paid until you confirm.</Trans>
        </p>
        <a href={payment.action_url} className={buttonClass({ size: 'sm' })}>
          <Trans>Continue to confirm</Trans>
        </a>
      </div>
    );
  if (payment.status === 'processing' || payment.status === 'requires-action')
    return (
      <p role="status" className="flex items-start gap-3 rounded-md bg-info-soft px-4 py-3 text-[15px]">
        <Icon of={Hourglass} className="mt-0.5 text-info" />
        <Trans>We are checking your payment. This takes a moment.</Trans>
      </p>
    );
  if (payment.status !== 'failed' || !moves.includes('pay')) return null;
  return (
    <p role="alert" className="flex items-start gap-3 rounded-md bg-bad-soft px-4 py-3 text-[15px]">
      <Icon of={CircleAlert} className="mt-0.5 text-bad" />
      <span>
        <b className="font-semibold">
          <FailureWords failure={payment.failure} />
        </b>{' '}
        <Trans>You have not been charged. Try again, or pay another way.</Trans>
      </span>
    </p>
  );
}
