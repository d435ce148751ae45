import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../../ui/link.tsx';
import type { VerifyPhoneData } from '../load-verify-phone.server.ts';
import { phoneWords } from '../phone-digits.ts';
import { CodeForm } from './code-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { NumberForm } from './number-form.tsx';
import type { SectionRefusal } from './section-form.tsx';

interface VerifyPhoneScreenProps {
  found: VerifyPhoneData;
  refusal: SectionRefusal | undefined;
}

/** A number, then the code that was sent to it. */
export function VerifyPhoneScreen({ found, refusal }: VerifyPhoneScreenProps) {
  const { code, next, phone, countryCode, waitSeconds, hasOutbox } = found;
  const number = code ? phoneWords(code.countryCode, code.phone) : '';
  return (
    <DoorFrame
      title={<Trans>Verify your phone</Trans>}
      lead={
        code ? (
          <Trans>
            We sent a code to <bdi dir="ltr">{number}</bdi>. It is valid for 10 minutes.
          </Trans>
        ) : (
          <Trans>We’ll text a one-time code to it.</Trans>
        )
      }
    >
      {code ? (
        <CodeForm code={code} next={next} waitSeconds={waitSeconds} hasOutbox={hasOutbox} refusal={refusal} />
      ) : (
        <NumberForm next={next} phone={phone} countryCode={countryCode} refusal={refusal} />
      )}
      <p className="mt-6 flex gap-6 text-[15px]">
        {code && (
          <TextLink to="/editProfile#mobile">
            <Trans>Use another number</Trans>
          </TextLink>
        )}
        <TextLink to={next}>
          <Trans>Later</Trans>
        </TextLink>
      </p>
    </DoorFrame>
  );
}
