import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import { Landmark, Wallet } from 'lucide-react';
import { Form } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { bankWords } from '../state-words.ts';

interface PayoutAccountRowProps {
  account: PayoutAccount;
  /** Business sellers continue on the provider's own page. */
  mayConnect: boolean;
}

const connectPath = '/payout-account/connect';
const choosePath = '/payout-account/choose';

function Numbers({ account }: { account: PayoutAccount }) {
  const { t } = useLingui();
  const parts = [
    account.account_holder,
    account.bsb && t`BSB ${account.bsb}`,
    account.account_number,
    account.paypal_email,
  ].filter((part) => part !== null && part !== '');
  if (parts.length === 0) return null;
  return (
    <p className="num text-[15px] text-ink-2">
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </p>
  );
}

function Requirements({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="mt-2 text-[15px]">
      <p className="text-ink-2">
        <Trans>The provider still needs:</Trans>
      </p>
      <ul className="mt-0.5 list-disc ps-5">
        {words.map((word) => (
          <li key={word}>
            <bdi>{word.replaceAll(/[._]/g, ' ')}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One payout account with its status. */
export function PayoutAccountRow({ account, mayConnect }: PayoutAccountRowProps) {
  const { t, i18n } = useLingui();
  const isReady = Boolean(account.is_ready);
  return (
    <li className="flex flex-wrap items-start gap-4 py-4 first:pt-0 last:pb-0">
      <span className="grid h-10 w-14 shrink-0 place-items-center rounded-sm bg-inset text-ink-2">
        <Icon of={account.method === 'paypal' ? Wallet : Landmark} size={22} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2.5 font-semibold">
          {i18n._(bankWords[account.method])}
          <StatusPill status={isReady ? 'approved' : 'pending'}>
            {isReady ? t`Ready` : t`Not ready yet`}
          </StatusPill>
        </p>
        <Numbers account={account} />
        <Requirements words={account.requirements} />
      </div>
      {!isReady && mayConnect && (
        <Form method="post" action={connectPath} reloadDocument className="grid gap-2">
          <input type="hidden" name="method" value={account.method} />
          <PasswordField name="password" label={t`Your password`} />
          <SubmitButton formAction={connectPath} size="sm">
            <Trans>Continue set-up</Trans>
          </SubmitButton>
        </Form>
      )}
      {account.is_chosen ? (
        <span className="pill inline-flex h-6 items-center self-center rounded-full bg-mute-soft px-2 text-xs font-semibold text-mute">
          <Trans>Payouts go here</Trans>
        </span>
      ) : (
        isReady && (
          <Form method="post" action={choosePath} className="grid gap-2">
            <input type="hidden" name="method" value={account.method} />
            <PasswordField name="password" label={t`Your password`} />
            <SubmitButton formAction={choosePath} tone="line" size="sm">
              <Trans>Pay out here</Trans>
            </SubmitButton>
          </Form>
        )
      )}
    </li>
  );
}
