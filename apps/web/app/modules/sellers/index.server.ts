/** Front door of sellers, for what only a server runs. */
export { loadSetup } from './load-setup.server.ts';
export { type SaveStep, saveStep } from './save-setup.server.ts';
