import type { BookingTerms } from '@souk/contract/modules/bookings/terms';

/** A step of an own cancellation policy, as typed. */
export interface TypedStep {
  hours_before: string;
  refund_percent: string;
}

export const mostSteps = 6;

const parts = ['hours_before', 'refund_percent'] as const;
type Part = (typeof parts)[number];

export const stepField = (index: number, part: Part) => `cancellation_steps.${index}.${part}`;

/** The rows of the form in their order; a row with nothing in it is none. */
export function readSteps(form: FormData): TypedStep[] {
  const typed = (index: number, part: Part) => {
    const value = form.get(stepField(index, part));
    return typeof value === 'string' ? value.trim() : '';
  };
  return Array.from({ length: mostSteps }, (_, index) => ({
    hours_before: typed(index, 'hours_before'),
    refund_percent: typed(index, 'refund_percent'),
  })).filter((step) => step.hours_before !== '' || step.refund_percent !== '');
}

/** The same rows under the names of their fields. */
export const flatSteps = (steps: readonly TypedStep[]): Record<string, string> =>
  Object.fromEntries(
    steps.flatMap((step, index) => parts.map((part) => [stepField(index, part), step[part]])),
  );

type Step = BookingTerms['cancellation_steps'][number];

const whole = /^\d{1,4}$/;

/** The rows that are filled in so far, for the preview. */
export const shownSteps = (steps: readonly TypedStep[]): Step[] =>
  steps.flatMap(({ hours_before: hours, refund_percent: percent }) =>
    whole.test(hours) && whole.test(percent)
      ? [{ hours_before: Number(hours), refund_percent: Number(percent) }]
      : [],
  );
