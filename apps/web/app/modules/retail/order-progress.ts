import type { RetailOrder } from '@souk/contract/modules/retail/orders';

export const orderSteps = ['placed', 'confirmed', 'shipped', 'delivered', 'completed'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** `current` is the last completed step, `next` the one that is expected. */
export type StepPlace = 'done' | 'current' | 'next' | 'later';

type Moments = Pick<RetailOrder, `${OrderStep}_at`>;

/** Whether the buyer has what they bought: from then on both sides may review. */
export const isReceived = ({ delivered_at, completed_at }: Pick<Moments, 'delivered_at' | 'completed_at'>) =>
  delivered_at !== null || completed_at !== null;

/** How far an order has come: each step with its day and state. */
export function progressOf(order: Moments): { step: OrderStep; at: string | null; place: StepPlace }[] {
  const days = orderSteps.map((step) => ({ step, at: order[`${step}_at`] }));
  const last = days.findLastIndex(({ at }) => at !== null);
  const placeOf = (index: number): StepPlace => {
    if (index < last) return 'done';
    if (index === last) return 'current';
    return index === last + 1 ? 'next' : 'later';
  };
  return days.map((day, index) => ({ ...day, place: placeOf(index) }));
}
