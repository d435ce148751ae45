import { Trans } from '@lingui/react/macro';
import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import type { SectionRefusal } from '../../modules/identity/index.ts';
import { BankFields } from '../../modules/payments/index.ts';
import { SetupScreen } from '../../modules/sellers/index.ts';
import { TextLink } from '../../ui/link.tsx';
import type { WizardData } from './wizard.server.ts';

function KnownAccount({ account }: { account: PayoutAccount }) {
  const number = [account.bsb, account.account_number].filter(Boolean).join(' ');
  const known = number || account.paypal_email;
  return (
    <p className="rounded-lg bg-sunken p-4 text-[15px] sm:col-span-2">
      {known && <b className="num me-2 font-semibold">{known}</b>}
      <Trans>Leave the numbers empty to keep this account.</Trans>{' '}
      {account.is_ready === 0 && (
        <TextLink to="/payout-account">
          <Trans>See what our payment provider still needs</Trans>
        </TextLink>
      )}
    </p>
  );
}

function AccountStep({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const [first] = accounts;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {first && <KnownAccount account={first} />}
      <BankFields account={accounts.find(({ method }) => method === 'card')} />
    </div>
  );
}

interface WizardScreenProps {
  found: WizardData;
  refusal: SectionRefusal | undefined;
}

/** The setup wizard with the steps of all modules that take part in it. */
export function WizardScreen({ found, refusal }: WizardScreenProps) {
  return (
    <SetupScreen
      found={found}
      refusal={refusal}
      foreign={{
        'payment-information': {
          title: <Trans>Where should your money go?</Trans>,
          lead: <Trans>The numbers go to our payment provider. We keep only their last digits.</Trans>,
          content: <AccountStep accounts={found.accounts} />,
          isForm: true,
        },
      }}
    />
  );
}
