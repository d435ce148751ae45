import type { Tx } from '../../../../platform/db/database.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import type { SimulatorName } from './simulated.tables.ts';

/** What a simulator does on its own when a time comes, and to which object. */
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

/** The job that carries them out. */
export const happeningJob = 'simulated-happening';

/** Books a future action by the product's clock; by default for now. */
export const bookHappening = (tx: Tx, happening: Happening, runAt?: Date): Promise<void> =>
  addJob(tx, happeningJob, happening, {
    key: `${happeningJob}:${happening.what}:${happening.id}`,
    ...(runAt ? { runAt } : {}),
  });
