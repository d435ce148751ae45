import { useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Fields of a bank account; the stored details are masked, so the numbers are typed again. */
export function BankFields({ account }: { account: PayoutAccount | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="account_holder"
        label={t`Account holder`}
        autoComplete="name"
        maxLength={100}
        defaultValue={account?.account_holder ?? ''}
        className="sm:col-span-2"
      />
      <TextField name="bsb" label={t`BSB`} inputMode="numeric" placeholder="062-000" maxLength={7} />
      <TextField name="account_number" label={t`Account number`} inputMode="numeric" maxLength={12} />
      <TextField
        name="paypal_email"
        type="email"
        label={t`PayPal email (optional)`}
        hint={t`You can then choose where payouts go.`}
        autoComplete="email"
        className="sm:col-span-2"
      />
      <PasswordField
        name="password"
        label={t`Your password`}
        hint={t`We ask for it whenever you change where your money goes. Leave it empty if you sign in without one.`}
        className="sm:col-span-2"
      />
    </>
  );
}
