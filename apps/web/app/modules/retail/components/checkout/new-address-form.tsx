import { Trans, useLingui } from '@lingui/react/macro';
import { useFetcher } from 'react-router';
import type { FormProblems } from '../../../../lib/api.server.ts';
import { useViewer } from '../../../../lib/page-root.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { PhoneFields } from '../../../identity/index.ts';
import { PlaceField } from '../../../locations/index.ts';
import { type CheckoutState, checkoutEntries } from '../../checkout-state.ts';

interface NewAddressFormProps {
  state: CheckoutState;
  /** The address book, if it is not empty. */
  back: string | null;
  /** Why a page without scripts was refused. */
  problems?: FormProblems | undefined;
}

/** Adds an address to the address book and continues with it. */
export function NewAddressForm({ state, back, problems }: NewAddressFormProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<FormProblems>();
  const viewer = useViewer();
  return (
    <FormScope of={fetcher.data ?? problems}>
      <fetcher.Form method="post" action="/retail-checkout/address" noValidate className="mt-4 space-y-4">
        <FormProblem />
        {checkoutEntries(state, ['address']).map(([name, value]) => (
          <input key={name} type="hidden" name={`_${name}`} value={value} />
        ))}
        <input type="hidden" name="kind" value="delivery" />
        <TextField name="name" label={t`Name`} autoComplete="name" defaultValue={viewer?.name} />
        <PhoneFields codeName="countryCode" name="phone" label={t`Phone`} />
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-3">
          <TextField name="unit" label={t`Unit`} autoComplete="address-line2" />
          <TextField
            name="street"
            label={t`Street and number`}
            autoComplete="address-line1"
            placeholder={t`12 Church Street`}
          />
        </div>
        <PlaceField name="suburb" label={t`Suburb`} />
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton fetcher={fetcher}>
            <Trans>Save and deliver here</Trans>
          </SubmitButton>
          {back && (
            <ButtonLink to={back} tone="ghost" preventScrollReset>
              <Trans>Cancel</Trans>
            </ButtonLink>
          )}
        </div>
      </fetcher.Form>
    </FormScope>
  );
}
