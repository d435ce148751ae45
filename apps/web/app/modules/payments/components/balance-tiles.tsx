import { Trans } from '@lingui/react/macro';
import type { Balance } from '@souk/contract/modules/payments/payouts';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';

function Tile({
  label,
  amount,
  children,
}: {
  label: ReactNode;
  amount: Balance['held'];
  children: ReactNode;
}) {
  return (
    <div className="panel p-4 md:p-5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>
        <p
          className={`mt-1 font-display text-xl font-bold tracking-[-0.015em] lg:text-2xl ${amount.cents < 0 ? 'text-bad' : ''}`}
        >
          <Amount of={amount} />
        </p>
        <p className="mt-1 text-sm text-ink-3">{children}</p>
      </dd>
    </div>
  );
}

/** The parts of a seller's balance, each with its meaning. */
export function BalanceTiles({ balance }: { balance: Balance }) {
  const { held, payable, stopped, in_transit: inTransit, paid_out: paidOut } = balance;
  return (
    <dl
      className={`grid grid-cols-2 gap-3 lg:gap-4 ${stopped.cents > 0 ? 'lg:grid-cols-3 2xl:grid-cols-5' : 'lg:grid-cols-4'}`}
    >
      <Tile label={<Trans>Held</Trans>} amount={held}>
        <Trans>Paid by customers. It is yours once the sale is complete.</Trans>
      </Tile>
      <Tile label={<Trans>Payable</Trans>} amount={payable}>
        {payable.cents < 0 ? (
          <Trans>Refunds came to more than your balance. Your next sales will cover the difference.</Trans>
        ) : (
          <Trans>Earned, less commission. It goes out with your next payout.</Trans>
        )}
      </Tile>
      {stopped.cents > 0 && (
        <Tile label={<Trans>On hold</Trans>} amount={stopped}>
          <Trans>Earned, but a return is open. It becomes payable when that is settled.</Trans>
        </Tile>
      )}
      <Tile label={<Trans>In transit</Trans>} amount={inTransit}>
        <Trans>On its way to your account. Banks take a few days.</Trans>
      </Tile>
      <Tile label={<Trans>Paid out</Trans>} amount={paidOut}>
        <Trans>What has reached your account so far.</Trans>
      </Tile>
    </dl>
  );
}
