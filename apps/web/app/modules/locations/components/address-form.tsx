import { Trans, useLingui } from '@lingui/react/macro';
import { type Address, addressKinds } from '@souk/contract/modules/locations/addresses';
import { Form } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PhoneFields } from '../../identity/index.ts';
import { kindWords, placeOfAddress } from '../address-words.ts';
import { PlaceField } from './place-field.tsx';

interface AddressFormProps {
  address?: Address | undefined;
  /** Who the address is for, where nothing is saved yet. */
  starter?: { name: string; phone: string | null; countryCode: string | null } | undefined;
  problems: FormProblems | undefined;
}

/** One address: who, phone, street and suburb. */
export function AddressForm({ address, starter, problems }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const held = address ?? starter;
  const kinds = addressKinds.map((kind) => ({ value: kind, label: i18n._(kindWords[kind]) }));
  return (
    <FormScope of={problems}>
      <Form method="post" noValidate className="space-y-4">
        <FormProblem />
        <TextField name="name" label={t`Name`} autoComplete="name" defaultValue={held?.name} />
        <PhoneFields
          codeName="countryCode"
          name="phone"
          label={t`Phone`}
          countryCode={held?.countryCode}
          phone={held?.phone}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-3">
          <TextField name="unit" label={t`Unit`} autoComplete="address-line2" defaultValue={address?.unit} />
          <TextField
            name="street"
            label={t`Street and number`}
            autoComplete="address-line1"
            placeholder={t`12 Church Street`}
            defaultValue={address?.street}
          />
        </div>
        <PlaceField name="suburb" label={t`Suburb`} place={address && placeOfAddress(address)} />
        <Select
          name="kind"
          label={t`Use it for`}
          options={kinds}
          defaultValue={address?.kind ?? 'delivery'}
        />
        {!address?.is_default && <Checkbox name="is_default" label={t`Make it my default address`} />}
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton>
            <Trans>Save address</Trans>
          </SubmitButton>
          <ButtonLink to="/addresses" tone="ghost">
            <Trans>Cancel</Trans>
          </ButtonLink>
        </div>
      </Form>
    </FormScope>
  );
}
