import { Trans } from '@lingui/react/macro';
import type { Failure } from '@souk/contract/modules/payments/payments';

/** Why the payment was refused, as far as the provider says. */
export function FailureWords({ failure }: { failure: Failure | null }) {
  switch (failure) {
    case 'declined':
      return <Trans>Your bank declined the payment.</Trans>;
    case 'insufficient-funds':
      return <Trans>There is not enough money on this card.</Trans>;
    case 'expired-card':
      return <Trans>This card has expired.</Trans>;
    case 'authentication-failed':
      return <Trans>The payment was not confirmed.</Trans>;
    case 'timeout':
      return <Trans>The payment provider did not answer in time.</Trans>;
    case 'abandoned':
      return <Trans>The payment was cancelled.</Trans>;
    default:
      return <Trans>The payment did not go through.</Trans>;
  }
}
