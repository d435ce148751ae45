/** Front door of messaging: what other modules may use. */
export { mayWrite } from './blocks/block.queries.ts';
export { sendMessage } from './messages/send-message.ts';
export { setOfferCard } from './messages/set-offer-card.ts';
