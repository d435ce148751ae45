import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import { Landmark, Wallet } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { bankWords } from '../state-words.ts';

/** The last digits of an account, or its masked address. */
export const accountTail = ({ account_number: number, paypal_email: email }: PayoutAccount): string | null =>
  number ?? email;

/** Where a seller's money goes, in one panel. */
export function PayoutSummary({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const { i18n, t } = useLingui();
  const account = accounts.find(({ is_chosen }) => is_chosen) ?? accounts[0];
  const isReady = Boolean(account?.is_ready);
  return (
    <section aria-labelledby="payouts" className="panel flex flex-wrap items-center gap-4 p-5 md:p-6">
      <span className="grid h-10 w-14 shrink-0 place-items-center rounded-sm bg-inset text-ink-2">
        <Icon of={account?.method === 'paypal' ? Wallet : Landmark} size={22} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="payouts" className="h-panel flex flex-wrap items-center gap-2.5">
          <Trans>Paid out to</Trans>
          {account && (
            <StatusPill status={isReady ? 'approved' : 'pending'}>
              {isReady ? t`Ready` : t`Not ready yet`}
            </StatusPill>
          )}
        </h2>
        <p className="text-[15px] text-ink-2">
          {account ? (
            <>
              {i18n._(bankWords[account.method])} <bdi className="num">{accountTail(account)}</bdi>
            </>
          ) : (
            <Trans>Tell us where to send your earnings.</Trans>
          )}
        </p>
      </div>
      <ButtonLink to="/payout-account" tone={isReady ? 'line' : 'primary'}>
        {account ? <Trans>Manage</Trans> : <Trans>Set up payouts</Trans>}
      </ButtonLink>
    </section>
  );
}
