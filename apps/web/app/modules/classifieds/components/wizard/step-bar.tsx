import type { ReactNode } from 'react';
import { HomeLink } from '../../../../shell/header/home-link.tsx';
import { StepLine, StepList, StepWords } from '../../../../ui/stepper.tsx';
import { type WizardStep, wizardSteps } from '../../wizard/steps.ts';
import { useSteps } from './wizard-words.tsx';

interface WizardHeadProps {
  /** In the middle on desktops. */
  children?: ReactNode;
  /** At the end: the way out. */
  end?: ReactNode;
  /** Along the lower edge. */
  edge?: ReactNode;
}

/** The header of a page on which an ad is written: the logo, the steps and the way out. */
export function WizardHead({ children, end, edge }: WizardHeadProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="page grid h-[60px] grid-cols-[auto_1fr_auto] items-center gap-4 lg:h-[72px] xl:grid-cols-[1fr_auto_1fr]">
        <HomeLink />
        <div className="flex min-w-0 justify-center">{children}</div>
        <div className="-me-3 justify-self-end">{end}</div>
      </div>
      {edge}
    </header>
  );
}

const toNowhere = () => '';

/** Where the ad stands in words, above the title of phones. */
export function StepPlace({ step }: { step: WizardStep }) {
  return <StepWords steps={useSteps(toNowhere)} current={wizardSteps.indexOf(step)} />;
}

interface StepBarProps {
  step: WizardStep;
  to: (step: WizardStep) => string;
  end?: ReactNode;
}

/** Where the ad stands, above its questions. */
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
