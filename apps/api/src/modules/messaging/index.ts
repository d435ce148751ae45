/** Front door of messaging: what other modules may use. */
export { mayWrite } from './blocks/block.queries.ts';
export { renewCard } from './messages/renew-card.ts';
export { sendMessage } from './messages/send-message.ts';
