import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { stepAfter, stepBefore, type WizardStep } from '../../wizard/steps.ts';
import { useStepWords } from './wizard-words.tsx';

export const stepPage = (step: WizardStep) => `/post-ad?step=${step}`;
export const saveTo = (step: WizardStep, to: string) => `/post-ad/save?step=${step}&to=${to}`;

interface WayProps {
  step: WizardStep;
  formId: string;
  /** Photos are still on their way. */
  isBusy?: boolean;
}

const lowered = (name: string) => name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** Finishes the step; the category is chosen by its own button and needs a way on only when one comes back to it. */
export function NextWay({ step, formId, isBusy = false, isChosen }: WayProps & { isChosen: boolean }) {
  const words = useStepWords();
  const next = lowered(words[stepAfter(step)].name);
  if (step === 'category')
    return isChosen ? (
      <ButtonLink to={stepPage('details')} size="lg" iconEnd={ArrowRight}>
        <Trans>Continue to {next}</Trans>
      </ButtonLink>
    ) : (
      <span className="text-sm text-ink-2">
        <Trans>Choose a category to continue</Trans>
      </span>
    );
  return (
    <SubmitButton
      size="lg"
      form={formId}
      formAction={stepPage(step)}
      disabled={isBusy}
      iconEnd={step === 'preview' ? undefined : ArrowRight}
    >
      {step === 'preview' ? (
        <Trans>Post ad</Trans>
      ) : (
        <span>
          <Trans>
            Continue <span className="max-sm:sr-only">to {next}</span>
          </Trans>
        </span>
      )}
    </SubmitButton>
  );
}

export function BackWay({ step, formId, isBusy = false }: WayProps) {
  const before = stepBefore(step);
  if (!before) return <span />;
  return (
    <SubmitButton
      tone="line"
      icon={ArrowLeft}
      form={formId}
      formAction={saveTo(step, before)}
      disabled={isBusy}
    >
      <Trans>Back</Trans>
    </SubmitButton>
  );
}

export function SaveAndExit({ step, formId }: WayProps) {
  return (
    <SubmitButton tone="ghost" form={formId} formAction={saveTo(step, 'exit')}>
      <Trans>Save and exit</Trans>
    </SubmitButton>
  );
}

/** Enter presses a form's first button, which would otherwise be the one that leaves. */
export function EnterContinues({ step, formId }: WayProps) {
  const { t } = useLingui();
  return (
    <button
      type="submit"
      form={formId}
      formAction={stepPage(step)}
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
    >
      {t`Continue`}
    </button>
  );
}
