/** Front door of payments, for what only a server runs. */
export { loadCardDesk } from './card-desk.server.ts';
export { loadPayDesk, payFieldsOf } from './pay-desk.server.ts';
export { type ChosenPayment, readPayFields } from './pay-fields.server.ts';
