import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useNavigation } from 'react-router';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { type ProductStep, stepAfter, stepBefore } from '../../product-steps.ts';
import { useProductStepWords } from './step-words.tsx';

interface WayProps {
  step: ProductStep;
  productId: number | null;
  formId: string;
  /** Photos are still on their way. */
  isBusy?: boolean;
}

/** Where a step is sent to, and where it leads after that. */
export const wayTo = ({ step, productId }: Pick<WayProps, 'step' | 'productId'>, to: string): string =>
  `/post-ad?step=${step}&to=${to}${productId === null ? '' : `&product=${productId}`}`;

/** All ways post to one page; each shows its own going. */
function WayButton({ formAction, ...button }: ButtonProps & { formAction: string }) {
  const { formAction: going } = useNavigation();
  return <Button {...button} type="submit" formAction={formAction} isLoading={going === formAction} />;
}

const lowered = (name: string) => name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** Finishes the step; the category is chosen by its own button and needs a way on only when one comes back to it. */
export function NextWay({ isChosen, ...way }: WayProps & { isChosen: boolean }) {
  const words = useProductStepWords();
  const next = lowered(words[stepAfter(way.step)].name);
  const { step, formId, isBusy } = way;
  if (step === 'category' && !isChosen)
    return (
      <span className="text-sm text-ink-2">
        <Trans>Choose a category to continue</Trans>
      </span>
    );
  const isLast = step === 'preview';
  return (
    <WayButton
      size="lg"
      form={formId}
      formAction={wayTo(way, isLast ? 'submit' : stepAfter(step))}
      disabled={isBusy}
      iconEnd={isLast ? undefined : ArrowRight}
    >
      {isLast ? (
        <Trans>Submit product</Trans>
      ) : (
        <span>
          <Trans>
            Continue <span className="max-sm:sr-only">to {next}</span>
          </Trans>
        </span>
      )}
    </WayButton>
  );
}

export function BackWay(way: WayProps) {
  const before = stepBefore(way.step);
  if (!before) return <span />;
  return (
    <WayButton
      tone="line"
      icon={ArrowLeft}
      form={way.formId}
      formAction={wayTo(way, before)}
      disabled={way.isBusy}
    >
      <Trans>Back</Trans>
    </WayButton>
  );
}

export function SaveAndExit(way: WayProps) {
  return (
    <WayButton tone="ghost" form={way.formId} formAction={wayTo(way, 'exit')} disabled={way.isBusy}>
      <Trans>Keep as draft</Trans>
    </WayButton>
  );
}

/** Enter presses a form's first button, which would otherwise be the one that leaves. */
export function EnterContinues(way: WayProps) {
  const { t } = useLingui();
  return (
    <button
      type="submit"
      form={way.formId}
      formAction={wayTo(way, stepAfter(way.step))}
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
    >
      {t`Continue`}
    </button>
  );
}
