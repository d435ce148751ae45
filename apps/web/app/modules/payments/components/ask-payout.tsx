import { Trans } from '@lingui/react/macro';
import type { Balance } from '@souk/contract/modules/payments/payouts';
import { Banknote } from 'lucide-react';
import { Form } from 'react-router';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

function Hindrance({ balance }: { balance: Balance }) {
  const { flowTime } = useDates();
  const minimum = price(balance.minimum.cents);
  if (balance.hindrance === 'too-little')
    return <Trans>Payouts start at {minimum}. We hold your earnings until then.</Trans>;
  if (balance.hindrance === 'asked-today')
    return <Trans>You can ask for a payout once a day. New earnings go out tonight.</Trans>;
  if (balance.held_until) {
    const until = flowTime(balance.held_until);
    return <Trans>Your payout account was changed: payouts are held until {until}.</Trans>;
  }
  return <Trans>First tell us where to send your money.</Trans>;
}

/** Requests a payout now instead of tonight, or says why that is not possible. */
export function AskPayout({ balance }: { balance: Balance }) {
  const isWithoutAccount = balance.hindrance === 'no-account';
  return (
    <section className="panel flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0">
        <h2 className="h-panel">
          <Trans>Your next payout</Trans>
        </h2>
        <p className="mt-0.5 max-w-[60ch] text-[15px] text-ink-2">
          {balance.may_ask ? (
            <Trans>Your payable balance is paid out every night. You can also ask for it once a day.</Trans>
          ) : (
            <Hindrance balance={balance} />
          )}
        </p>
      </div>
      {balance.may_ask && (
        <Form method="post">
          <SubmitButton icon={Banknote}>
            <Trans>Pay out {price(balance.payable.cents)}</Trans>
          </SubmitButton>
        </Form>
      )}
      {isWithoutAccount && (
        <ButtonLink to="/payout-account">
          <Trans>Set up your payout account</Trans>
        </ButtonLink>
      )}
    </section>
  );
}
