import type { ReactNode } from 'react';
import { WizardHead } from '../../../../shell/wizard-head.tsx';
import { StepLine, StepList, StepWords } from '../../../../ui/stepper.tsx';
import { type WizardStep, wizardSteps } from '../../wizard/steps.ts';
import { useSteps } from './wizard-words.tsx';

const toNowhere = () => '';

/** The current step in words, above the title on phones. */
export function StepPlace({ step }: { step: WizardStep }) {
  return <StepWords steps={useSteps(toNowhere)} current={wizardSteps.indexOf(step)} />;
}

interface StepBarProps {
  step: WizardStep;
  to: (step: WizardStep) => string;
  end?: ReactNode;
}

/** The steps, above the questions. */
export function StepBar({ step, to, end }: StepBarProps) {
  const way = { steps: useSteps(to), current: wizardSteps.indexOf(step) };
  return (
    <WizardHead
      end={end}
      edge={
        <div className="lg:hidden">
          <StepLine {...way} />
        </div>
      }
    >
      <StepList {...way} />
    </WizardHead>
  );
}
