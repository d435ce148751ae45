import { Trans } from '@lingui/react/macro';
import type { PayoutAccount } from '@souk/contract/modules/payments/accounts';
import { Form } from 'react-router';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { BankFields } from './bank-fields.tsx';

interface BankFormProps {
  account: PayoutAccount | undefined;
  problems: FormOutcome | undefined;
}

/** Bank details; the provider stores the numbers, and we know only their last digits. */
export function BankForm({ account, problems }: BankFormProps) {
  return (
    <section aria-labelledby="bank" className="panel p-5 md:p-6">
      <h2 id="bank" className="h-panel">
        {account ? <Trans>Change your bank details</Trans> : <Trans>Your bank details</Trans>}
      </h2>
      <p className="mt-0.5 mb-5 text-[15px] text-ink-2">
        <Trans>The numbers go to our payment provider. We keep only their last digits.</Trans>
      </p>
      <FormScope of={problems}>
        <Form method="post" noValidate className="grid gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2 empty:hidden">
            <FormProblem />
          </div>
          <BankFields account={account} />
          <div className="flex justify-end sm:col-span-2">
            <SubmitButton size="lg">
              <Trans>Save bank details</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </section>
  );
}
