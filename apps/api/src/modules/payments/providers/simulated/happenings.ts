import type { Tx } from '../../../../platform/db/database.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import type { SimulatorName } from './simulated.tables.ts';

/** What a simulator does by itself when its time has come, and to what. */
export interface Happening {
  provider: SimulatorName;
  what:
    | 'settle-charge'
    | 'expire-authorisation'
    | 'charge-back'
    | 'close-chargeback'
    | 'pay-out'
    | 'return-payout';
  id: string;
}

/** Name of the job that carries them out. */
export const happeningJob = 'simulated-happening';

/** Books what will happen, by the product's clock; at once unless said. */
export const bookHappening = (tx: Tx, happening: Happening, runAt?: Date): Promise<void> =>
  addJob(tx, happeningJob, happening, {
    key: `${happeningJob}:${happening.what}:${happening.id}`,
    ...(runAt ? { runAt } : {}),
  });
