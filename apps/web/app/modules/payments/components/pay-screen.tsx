import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Lock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface PayScreenProps {
  title: ReactNode;
  back: { to: string; words: ReactNode };
  problems: FormOutcome | undefined;
  /** The idempotency key, so that a form that is sent twice acts once. */
  payKey: string;
  /** The steps at the start: what is bought, and how it is paid. */
  children: ReactNode;
  /** Rows and total next to them. */
  summary: ReactNode;
  /** Label of the one button. */
  does: ReactNode;
  /** Something is paid, so the button has a lock and the promise. */
  isPaid: boolean;
}

/** The choice at the start, the sum with the button at the end; the button is the form's. */
export function PayScreen(props: PayScreenProps) {
  const { title, back, problems, payKey, children, summary, does, isPaid } = props;
  return (
    <div className="page pt-6 pb-16 lg:pt-10">
      <Link
        to={back.to}
        className="tap inline-flex items-center gap-2 text-[15px] font-medium text-ink-2 hover:text-ink hover:underline"
      >
        <Icon of={ArrowLeft} size={18} isDirectional />
        {back.words}
      </Link>
      <h1 tabIndex={-1} className="h-page mt-2">
        {title}
      </h1>
      <FormScope of={problems}>
        <Form
          method="post"
          noValidate
          className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8"
        >
          <input type="hidden" name="_idempotencyKey" value={payKey} />
          <div className="grid min-w-0 gap-4">
            <FormProblem />
            {children}
          </div>
          <section aria-labelledby="sum" className="panel p-5 md:p-6 lg:sticky lg:top-6">
            <h2 id="sum" className="h-panel mb-4">
              <Trans>Summary</Trans>
            </h2>
            {summary}
            <SubmitButton size="lg" isWide className="mt-5" {...(isPaid ? { icon: Lock } : {})}>
              {does}
            </SubmitButton>
            {isPaid && (
              <p className="mt-4 flex items-start gap-2.5 text-sm text-ink-2">
                <Icon of={ShieldCheck} size={18} className="mt-px text-good" />
                <Trans>
                  Your card details go straight to our payment provider. Your invoice will be in Billing
                  history.
                </Trans>
              </p>
            )}
          </section>
        </Form>
      </FormScope>
    </div>
  );
}

/** One step of the choice, in a panel. */
export function PayStep({
  number,
  title,
  children,
}: {
  number: number;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="panel p-5 md:p-6">
      <h2 className="h-panel flex items-center gap-3.5">
        <span
          className="num grid size-8 shrink-0 place-items-center rounded-full bg-ink text-sm font-semibold text-on-ink"
          aria-hidden="true"
        >
          {number}
        </span>
        {title}
      </h2>
      <div className="mt-3 lg:ps-[46px]">{children}</div>
    </section>
  );
}
