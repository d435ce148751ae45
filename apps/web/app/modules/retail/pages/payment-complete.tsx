import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Payment } from '@souk/contract/modules/payments/payments';
import { data, redirect } from 'react-router';
import { price } from '../../../lib/format.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import bag from '../../../ui/art/bag.svg';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { FailureWords } from '../../payments/index.ts';
import { RefreshItself, ResultHead } from '../components/payment-result/result-head.tsx';
import { useRefreshWhile } from '../components/payment-result/use-live-orders.ts';
import { loadPayment } from '../load-result.server.ts';
import { outcomeOf } from '../payment-outcome.ts';
import type { Route } from './+types/payment-complete.ts';

export const handle = { access: 'public', screen: 'PaymentComplete' };

/** Where the payer of anything but orders comes back to. */
export async function loader(args: Route.LoaderArgs) {
  const { search, searchParams } = args.url;
  if (searchParams.has('checkout_id') || searchParams.has('order_id'))
    throw redirect(`/payment-complete-orders${search}`);
  const viewer = await findViewer(args);
  if (!viewer) return { payment: null };
  const payment = await loadPayment(args, searchParams);
  if (!payment) throw data(null, { status: 404 });
  return { payment };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Payment`),
  { name: 'robots', content: 'noindex' },
];

function Title({ payment }: { payment: Payment }) {
  const outcome = outcomeOf(payment);
  if (outcome === 'paid') return <Trans>Thank you for your payment</Trans>;
  if (outcome === 'asked') return <Trans>Please confirm your payment</Trans>;
  if (outcome === 'processing') return <Trans>We are checking your payment</Trans>;
  if (outcome === 'cancelled') return <Trans>The payment was cancelled</Trans>;
  return <FailureWords failure={payment.failure} />;
}

function PaymentResult({ payment }: { payment: Payment }) {
  const outcome = outcomeOf(payment);
  useRefreshWhile(outcome === 'processing');
  const amount = price(payment.amount.cents);
  return (
    <div className="page max-w-read py-6 lg:py-14">
      <ResultHead
        outcome={outcome}
        title={<Title payment={payment} />}
        actions={
          outcome === 'asked' && payment.action_url ? (
            <a href={payment.action_url} className={buttonClass()}>
              <Trans>Continue to confirm</Trans>
            </a>
          ) : (
            <ButtonLink to="/dashboard">
              <Trans>Go to your dashboard</Trans>
            </ButtonLink>
          )
        }
      >
        <p>
          <bdi>{payment.description}</bdi>
        </p>
        <p className="num">
          <Trans>
            {amount}, payment {payment.number}
          </Trans>
        </p>
        {outcome === 'processing' && <RefreshItself />}
      </ResultHead>
    </div>
  );
}

export default function PaymentComplete({ loaderData: { payment } }: Route.ComponentProps) {
  return payment ? (
    <PaymentResult payment={payment} />
  ) : (
    <LoginFirst title={<Trans>Log in to see your payment</Trans>} object={bag} palette="rose">
      <Trans>Log in with the account that paid.</Trans>
    </LoginFirst>
  );
}
