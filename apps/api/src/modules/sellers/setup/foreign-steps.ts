import type { SetupStep } from '@souk/contract/modules/sellers/setup';
import type { Reader } from '../../../platform/db/database.ts';

/** A step that modules above this one keep; the others are read from own tables. */
export type ForeignStep = Extract<SetupStep, 'payment-information'>;
export type OwnStep = Exclude<SetupStep, ForeignStep>;

/** Whether the user has done the step. */
export type StepDone = (reader: Reader, userId: number) => Promise<boolean>;

const steps = new Map<ForeignStep, StepDone>();

/** A module that keeps what a step of the setup asks for says who has done it. */
export function registerSetupStep(step: ForeignStep, isDone: StepDone): void {
  steps.set(step, isDone);
}

export async function foreignStepsDone(reader: Reader, userId: number): Promise<ForeignStep[]> {
  const done: ForeignStep[] = [];
  for (const [step, isDone] of steps) if (await isDone(reader, userId)) done.push(step);
  return done;
}
