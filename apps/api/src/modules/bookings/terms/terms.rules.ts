import { namedCancellations } from '@souk/contract/modules/bookings/cancellations';
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

export const stepsOf = ({
  cancellation,
  ownSteps,
}: Pick<Terms, 'cancellation' | 'ownSteps'>): CancellationStep[] =>
  cancellation === 'own'
    ? ownSteps
    : namedCancellations[cancellation].map((step) => ({
        hoursBefore: step.hours_before,
        refundPercent: step.refund_percent,
      }));

/** The policy that a booking keeps. */
export const policyOf = (terms: Terms): CancellationPolicy => ({
  steps: stepsOf(terms),
  feeCents: 0,
  noShowPercent: terms.noShowPercent,
});
