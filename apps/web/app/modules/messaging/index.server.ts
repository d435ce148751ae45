/** Front door of messaging, for what only a server runs. */
export { loadThread, type Thread } from './load-thread.server.ts';
export { type SendOutcome, sendFromForm } from './send-message.server.ts';
