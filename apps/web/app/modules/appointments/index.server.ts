/** Front door of appointments, for what only a server runs. */
export { loadWaitingDays, loadWaits } from './load-waits.server.ts';
