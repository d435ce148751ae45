/** Front door of discounts: what other modules and pages may use. */
export { DealEnd } from './components/deal-end.tsx';
export { DealForm, type MeasuredThing } from './components/deal-form.tsx';
export { dealActs } from './deal-acts.ts';
