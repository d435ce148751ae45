import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { type ResetRequest, resetLinkJob } from './send-reset-link.ts';

/** Books the link; the account is looked up later, so that not even timing reveals whether it exists. */
export function forgotPassword(db: Db, config: Config, email: string): Promise<void> {
  const request: ResetRequest = { email, publicUrl: config.PUBLIC_URL };
  return db.transaction((tx) => addJob(tx, resetLinkJob, request));
}
