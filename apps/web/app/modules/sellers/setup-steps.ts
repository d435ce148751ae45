import { type ProfileSetup, type SetupStep, setupSteps } from '@souk/contract/modules/sellers/setup';

/** Steps of other modules; the page that combines them supplies their contents. */
export type ForeignStep = Extract<SetupStep, 'payment-information'>;
export type OwnStep = Exclude<SetupStep, ForeignStep>;

export const isForeign = (step: SetupStep): step is ForeignStep => step === 'payment-information';

export type SetupTarget =
  | { kind: 'category'; categoryId: number }
  | { kind: 'step'; step: SetupStep }
  | { kind: 'none' };

const stepNamed = (slug: string): SetupStep | undefined => setupSteps.find((step) => step === slug);

/** `/profile-setup/{x}`: digits are a category, anything else the name of a step (reading A-04). */
export function setupTargetOf(cidOrStep: string | undefined): SetupTarget {
  if (cidOrStep && /^\d{1,12}$/.test(cidOrStep)) return { kind: 'category', categoryId: Number(cidOrStep) };
  const step = cidOrStep === undefined ? undefined : stepNamed(cidOrStep);
  return step ? { kind: 'step', step } : { kind: 'none' };
}

/** The step to show: the requested one if the wizard has it, else the first open one, else the first. */
export function shownStep(setup: Pick<ProfileSetup, 'steps' | 'next'>, target: SetupTarget): SetupStep {
  if (target.kind === 'step' && setup.steps.includes(target.step)) return target.step;
  const categoryStep = setup.steps.find((step) => step === 'business-information') ?? setup.steps[0];
  if (target.kind === 'category' && categoryStep) return categoryStep;
  return setup.next || (setup.steps[0] ?? 'profile-information');
}

/** The step that follows in the wizard's order; none after the last. */
export function stepAfter(steps: readonly SetupStep[], step: SetupStep): SetupStep | undefined {
  return steps[steps.indexOf(step) + 1];
}

export const stepBefore = (steps: readonly SetupStep[], step: SetupStep): SetupStep | undefined =>
  steps[steps.indexOf(step) - 1];

export const stepPath = (step: SetupStep): string => `/profile-setup/${step}`;
