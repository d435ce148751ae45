import { Trans, useLingui } from '@lingui/react/macro';
import { withNext } from '../with-next.ts';
import { PhoneFields } from './phone-fields.tsx';
import { SectionForm, type SectionRefusal } from './section-form.tsx';

interface NumberFormProps {
  next: string;
  phone: string | null;
  countryCode: string | null;
  refusal: SectionRefusal | undefined;
}

/** The number that a code is to be sent to. */
export function NumberForm({ next, phone, countryCode, refusal }: NumberFormProps) {
  const { t } = useLingui();
  return (
    <SectionForm
      section="send"
      action={withNext('/verify-phone/send', next)}
      refusal={refusal}
      submit={<Trans>Send code</Trans>}
    >
      <PhoneFields
        codeName="countryCode"
        name="phone"
        label={t`Mobile`}
        countryCode={countryCode}
        phone={phone}
      />
    </SectionForm>
  );
}
