import type { BookingTerms } from '@souk/contract/modules/bookings/terms';
import type { CancellationStep } from '../../sales/index.ts';
import { stepsOf, type Terms } from './terms.rules.ts';

export const presentSteps = (steps: readonly CancellationStep[]): BookingTerms['cancellation_steps'] =>
  steps.map(({ hoursBefore, refundPercent }) => ({
    hours_before: hoursBefore,
    refund_percent: refundPercent,
  }));

export const presentTerms = (terms: Terms): BookingTerms => ({
  payment: terms.payment,
  deposit_percent: terms.depositPercent,
  confirmation: terms.confirmation,
  answer_hours: terms.answerHours,
  cancellation: terms.cancellation,
  cancellation_steps: presentSteps(stepsOf(terms)),
  no_show_percent: terms.noShowPercent,
});
