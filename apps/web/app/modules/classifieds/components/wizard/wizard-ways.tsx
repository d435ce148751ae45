import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { loweredName, NextWay } from '../../../../ui/wizard-ways.tsx';
import { ChooseFirst } from '../../../catalogue/index.ts';
import { stepAfter, type WizardStep } from '../../wizard/steps.ts';
import { useStepWords } from './wizard-words.tsx';

export const stepPage = (step: WizardStep) => `/post-ad?step=${step}`;
export const saveTo = (step: WizardStep, to: string) => `/post-ad/save?step=${step}&to=${to}`;

interface AdNextProps {
  step: WizardStep;
  formId: string;
  isBusy: boolean;
  isChosen: boolean;
}

/** Finishes the step; the category has its own button and needs this one only on returning to it. */
export function AdNext({ step, isChosen, ...way }: AdNextProps) {
  const words = useStepWords();
  const { name } = words[stepAfter(step)];
  const next = loweredName(name);
  if (step !== 'category')
    return (
      <NextWay
        {...way}
        to={stepPage(step)}
        next={name}
        finish={step === 'preview' && <Trans>Post ad</Trans>}
      />
    );
  if (!isChosen) return <ChooseFirst />;
  return (
    <ButtonLink to={stepPage('details')} size="lg" iconEnd={ArrowRight}>
      <Trans>Continue to {next}</Trans>
    </ButtonLink>
  );
}
