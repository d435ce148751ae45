/** Front door of messaging: what other modules may use. */
export { mayWrite } from './blocks/block.queries.ts';
export type { MessageCard } from './messages/message.tables.ts';
export { type NewMessage, sendMessage } from './messages/send-message.ts';
export { setOfferCard } from './messages/set-offer-card.ts';
