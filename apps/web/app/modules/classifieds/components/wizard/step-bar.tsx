import type { ReactNode } from 'react';
import { Stepper } from '../../../../ui/stepper.tsx';
import { type WizardStep, wizardSteps } from '../../wizard/steps.ts';
import { useSteps } from './wizard-words.tsx';

interface StepBarProps {
  step: WizardStep;
  to: (step: WizardStep) => string;
  /** At the end: the way out. */
  end?: ReactNode;
}

/** Where the ad stands, above its questions. */
export function StepBar({ step, to, end }: StepBarProps) {
  const steps = useSteps(to);
  return (
    <div className="border-b border-line bg-surface">
      <div className="page flex min-h-16 items-center justify-between gap-4 py-3">
        <div className="min-w-0 max-lg:flex-1">
          <Stepper steps={steps} current={wizardSteps.indexOf(step)} />
        </div>
        {end}
      </div>
    </div>
  );
}
