/** Front door of sellers, for what only a server runs. */
export { everyPage } from './every-page.server.ts';
export { loadSetup } from './load-setup.server.ts';
export { type SaveStep, saveStep } from './save-setup.server.ts';
