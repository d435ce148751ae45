import type { Tx } from '../db/database.ts';
import { addJob } from '../jobs/jobs.ts';

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  /** A message of the same key is sent once. */
  key: string;
}

/** Books an SMS in the running transaction. */
export const sendSms = (tx: Tx, sms: Sms): Promise<void> => addJob(tx, 'send-sms', sms, { key: sms.key });
