import type { SetupStep } from '@souk/contract/modules/sellers/setup';
import type { Reader } from '../../../platform/db/database.ts';

/** A setup step that belongs to a module above this one. */
export type ForeignStep = Extract<SetupStep, 'payment-information'>;
export type OwnStep = Exclude<SetupStep, ForeignStep>;

/** Whether the user has done the step. */
export type StepDone = (reader: Reader, userId: number) => Promise<boolean>;

const steps = new Map<ForeignStep, StepDone>();

/** Registers how to find out whether a user has done another module's step. */
export function registerSetupStep(step: ForeignStep, isDone: StepDone): void {
  steps.set(step, isDone);
}

export async function foreignStepsDone(reader: Reader, userId: number): Promise<ForeignStep[]> {
  const done: ForeignStep[] = [];
  for (const [step, isDone] of steps) if (await isDone(reader, userId)) done.push(step);
  return done;
}
