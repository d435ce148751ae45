import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import { Wallet } from 'lucide-react';
import { Form } from 'react-router';
import { useDates } from '../../../lib/use-dates.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { PayoutAccountRow } from './payout-account-row.tsx';

interface PayoutAccountsPanelProps {
  accounts: readonly PayoutAccount[];
  mayConnect: boolean;
}

const connectPath = '/payout-account/connect';

/** The accounts with the providers, and the button to add another. */
export function PayoutAccountsPanel({ accounts, mayConnect }: PayoutAccountsPanelProps) {
  const { flowTime } = useDates();
  const { t } = useLingui();
  const heldUntil = accounts[0]?.payouts_held_until;
  const until = heldUntil && flowTime(heldUntil);
  const hasPaypal = accounts.some(({ method }) => method === 'paypal');
  return (
    <section aria-labelledby="accounts" className="panel p-5 md:p-6">
      <h2 id="accounts" className="h-panel mb-4">
        <Trans>Your payout accounts</Trans>
      </h2>
      {heldUntil && (
        <p className="mb-4 text-[15px] text-ink-2">
          <Trans>
            Your account was changed: payouts are held until <time dateTime={heldUntil}>{until}</time>.
          </Trans>
        </p>
      )}
      {accounts.length === 0 ? (
        <p className="text-[15px] text-ink-2">
          <Trans>None yet. Fill in your bank details below, and payouts go there.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {accounts.map((account) => (
            <PayoutAccountRow key={account.method} account={account} mayConnect={mayConnect} />
          ))}
        </ul>
      )}
      {mayConnect && !hasPaypal && (
        <Form method="post" action={connectPath} reloadDocument className="mt-4 border-t border-line pt-4">
          <input type="hidden" name="method" value="paypal" />
          <PasswordField name="password" label={t`Your password`} className="mb-3" />
          <SubmitButton formAction={connectPath} tone="line" icon={Wallet}>
            <Trans>Connect PayPal</Trans>
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
