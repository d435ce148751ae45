/** Front door of identity, for what only a server runs. */
export { anewFor, anewForRefusal } from './ask-anew.server.ts';
export { sendCode } from './phone-code.server.ts';
