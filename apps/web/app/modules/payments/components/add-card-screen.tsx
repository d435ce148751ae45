import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { CardDesk } from '../card-desk.ts';
import { CardEntry } from './card-entry.tsx';
import { CardPromise } from './card-promise.tsx';
import { AddPaypal } from './method-panel.tsx';

interface AddCardScreenProps {
  desk: CardDesk;
  problems: FormOutcome | undefined;
}

/** A new card, or a link to add a PayPal-type account. */
export function AddCardScreen({ desk, problems }: AddCardScreenProps) {
  const { t } = useLingui();
  return (
    <OwnPage width="form" title={<Trans>Add a card</Trans>}>
      <div className="grid gap-4">
        <section className="panel p-5 md:p-6">
          <FormScope of={problems}>
            <Form method="post" noValidate>
              <FormProblem />
              <CardEntry desk={desk} />
              <Checkbox name="default" label={t`Pay with this card by default`} className="mt-3" />
              <div className="mt-4 flex flex-wrap justify-end gap-2.5">
                <ButtonLink to="/payment-methods" tone="ghost" size="lg">
                  <Trans>Cancel</Trans>
                </ButtonLink>
                {desk.kind !== 'none' && (
                  <SubmitButton size="lg">
                    <Trans>Save the card</Trans>
                  </SubmitButton>
                )}
              </div>
            </Form>
          </FormScope>
          <CardPromise />
        </section>
        <section className="panel flex flex-wrap items-center justify-between gap-4 p-5 md:px-6">
          <div>
            <h2 className="h-panel">PayPal</h2>
            <p className="text-[15px] text-ink-2">
              <Trans>You will be sent to PayPal and back.</Trans>
            </p>
          </div>
          <AddPaypal />
        </section>
      </div>
    </OwnPage>
  );
}
