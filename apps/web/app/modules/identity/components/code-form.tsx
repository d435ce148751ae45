import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { FieldProblem } from '../../../ui/field.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { OtpField } from '../../../ui/otp-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { SentCode } from '../phone-code.server.ts';
import { withNext } from '../with-next.ts';
import type { SectionRefusal } from './section-form.tsx';

/** Counts down from the server's number of seconds, because the browser's clock may be wrong. */
function useCountdown(from: number, startedAt: number): number {
  const [left, setLeft] = useState(from);
  const [start, setStart] = useState(startedAt);
  if (start !== startedAt) {
    setStart(startedAt);
    setLeft(from);
  }
  useEffect(() => {
    const clock = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(clock);
  }, []);
  return left;
}

interface ResendProps {
  code: Pick<SentCode, 'countryCode' | 'phone' | 'sentAtMs'>;
  next: string;
  waitSeconds: number;
  refusal: SectionRefusal | undefined;
}

function WaitWords({ left }: { left: number }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return <Trans>Didn’t get it? You can send another code after a minute.</Trans>;
  if (left > 0)
    return (
      <Trans>
        Nothing came? Another code can be sent in <span className="num">{left}</span> seconds.
      </Trans>
    );
  return <Trans>Didn’t get it?</Trans>;
}

/** Asks for another code once the wait is over; without scripts the server says when it is too early. */
function Resend({ code, next, waitSeconds, refusal }: ResendProps) {
  const fetcher = useFetcher<SectionRefusal>();
  const isHydrated = useHydrated();
  const left = useCountdown(waitSeconds, code.sentAtMs);
  const told = fetcher.data ?? refusal;
  const problem = told?.section === 'send' ? told.problems.form : undefined;
  return (
    <fetcher.Form
      method="post"
      action={withNext('/verify-phone/send', next)}
      className="mt-6 border-t border-line pt-5"
    >
      <input type="hidden" name="countryCode" value={code.countryCode} />
      <input type="hidden" name="phone" value={code.phone} />
      <p className="text-[15px] text-ink-2">
        <WaitWords left={left} />
      </p>
      {problem && <FieldProblem id="resend-problem">{problem}</FieldProblem>}
      <SubmitButton fetcher={fetcher} tone="line" className="mt-3" disabled={isHydrated && left > 0}>
        <Trans>Send another code</Trans>
      </SubmitButton>
    </fetcher.Form>
  );
}

const wordsOf = ({ problems }: SectionRefusal) => problems.form ?? problems.fields.code?.[0];

/** The code that came by SMS, with a link for another code and one for another number. */
export function CodeForm({ hasOutbox, ...props }: ResendProps & { hasOutbox: boolean }) {
  const { t } = useLingui();
  const { refusal, next } = props;
  const problem = refusal?.section === 'code' ? wordsOf(refusal) : undefined;
  return (
    <>
      <FormScope>
        <Form method="post" action={withNext('/verify-phone', next)} noValidate className="space-y-4">
          <OtpField
            name="code"
            label={t`One-time code`}
            problem={problem}
            hint={
              hasOutbox && (
                <Trans>
                  Nothing is really sent here:{' '}
                  <a href="/dev/outbox" target="_blank" rel="noreferrer" className={linkClass}>
                    read the code in the outbox
                  </a>
                  .
                </Trans>
              )
            }
          />
          <SubmitButton size="lg">
            <Trans>Verify</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
      <Resend {...props} />
    </>
  );
}
