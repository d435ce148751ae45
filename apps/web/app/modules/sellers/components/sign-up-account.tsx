import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessType } from '@souk/contract/shared/seller-types';
import { Form } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { SocialButtons } from '../../../shell/login/social-buttons.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DoorFrame, NewPasswordFields, PhoneFields, trimTyped } from '../../identity/index.ts';
import { tradeWords } from '../seller-words.ts';
import { LoginInstead } from './sign-up-kind.tsx';

function BusinessFields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="business_name" label={t`Business name`} autoComplete="organization" />
      <TextField
        name="abn"
        label={t`ABN (optional)`}
        inputMode="numeric"
        placeholder="51 824 753 556"
        hint={t`Eleven digits. It can follow later.`}
      />
    </>
  );
}

function PersonFields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="name" label={t`Name`} autoComplete="name" />
      <TextField name="email" type="email" label={t`Email id`} autoComplete="email" onChange={trimTyped} />
      <NewPasswordFields label={t`Password`} confirmLabel={t`Confirm password`} />
      <PhoneFields
        codeName="countryCode"
        name="phone"
        label={t`Phone`}
        hint={t`We send a one-time code to it in the next step.`}
      />
    </>
  );
}

function Terms() {
  return (
    <Checkbox
      name="agree_terms"
      label={
        <Trans>
          I agree to the <TextLink to="/footer-pages/terms-of-use">Terms of Use</TextLink> and the{' '}
          <TextLink to="/footer-pages/privacy-policy">Privacy Policy</TextLink>
        </Trans>
      }
    />
  );
}

interface SignUpAccountProps {
  sellerType: BusinessType | 'private';
  problems: FormProblems | undefined;
}

/** The account itself; the phone is verified in the step that follows. */
export function SignUpAccount({ sellerType, problems }: SignUpAccountProps) {
  const { t, i18n } = useLingui();
  const trade = sellerType === 'private' ? undefined : tradeWords[sellerType];
  const change = (
    <TextLink to={trade ? '/signup?type=business' : '/signup'}>
      <Trans>Change</Trans>
    </TextLink>
  );
  return (
    <DoorFrame
      title={<Trans>Your details</Trans>}
      lead={
        <>
          {trade ? <Trans>Step 2 of 3</Trans> : <Trans>Step 1 of 2</Trans>}
          {' · '}
          {trade ? i18n._(trade.name) : t`Private account`} {change}
        </>
      }
    >
      <FormScope of={problems}>
        <Form method="post" noValidate className="space-y-4">
          <FormProblem />
          {trade && <BusinessFields />}
          <PersonFields />
          <Terms />
          <SubmitButton size="lg" isWide>
            <Trans>Create account</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
      {!trade && <SocialButtons back="/" />}
      <LoginInstead />
    </DoorFrame>
  );
}
