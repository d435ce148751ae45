import type { CancellationPolicy, CancellationStep } from '../../sales/index.ts';
import type { TermsRow } from './terms.tables.ts';

export type Terms = Omit<TermsRow, 'sellerId' | 'updatedAt'>;

/** What holds until a seller says otherwise: paid after the confirmation, cancelled as the specification proposes. */
export const usualTerms: Terms = {
  payment: 'after-confirming',
  depositPercent: 20,
  confirmation: 'by-hand',
  answerHours: 48,
  cancellation: 'moderate',
  ownSteps: [],
  noShowPercent: 0,
};

/** From the earliest to the latest; `moderate` is the specification's (states §2). */
const stepsByName: Record<Exclude<Terms['cancellation'], 'own'>, CancellationStep[]> = {
  flexible: [
    { hoursBefore: 2, refundPercent: 100 },
    { hoursBefore: 0, refundPercent: 50 },
  ],
  moderate: [
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 0, refundPercent: 50 },
  ],
  strict: [
    { hoursBefore: 7 * 24, refundPercent: 100 },
    { hoursBefore: 48, refundPercent: 50 },
  ],
};

export const stepsOf = ({ cancellation, ownSteps }: Pick<Terms, 'cancellation' | 'ownSteps'>) =>
  cancellation === 'own' ? ownSteps : stepsByName[cancellation];

/** The policy that a booking keeps. */
export const policyOf = (terms: Terms): CancellationPolicy => ({
  steps: stepsOf(terms),
  feeCents: 0,
  noShowPercent: terms.noShowPercent,
});
