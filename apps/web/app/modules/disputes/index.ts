/** Front door of disputes: what other modules and pages may use. */
export { DisputeFacts } from './components/dispute-facts.tsx';
export { DisputeMessages } from './components/dispute-messages.tsx';
export { DisputeOutcome } from './components/dispute-outcome.tsx';
export { DisputeReason } from './components/dispute-reason.tsx';
export { ReplyForm } from './components/reply-form.tsx';
export { disputeActs } from './dispute-acts.ts';
export { disputeReasonWords } from './dispute-reason-words.ts';
export { disputeLooks } from './dispute-words.ts';
