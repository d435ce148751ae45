import type { Tx } from '../db/database.ts';
import { addJob } from '../jobs/jobs.ts';
import { postedMessages } from './post.tables.ts';

export type Channel = 'mail' | 'sms' | 'push';

export const postJob = (channel: Channel) => `send-${channel}`;

/** Books a message in the running transaction; a key that was booked before is not sent again. */
export async function bookMessage(tx: Tx, channel: Channel, message: { key: string }): Promise<void> {
  const fresh = await tx
    .insert(postedMessages)
    .values({ key: message.key, channel, state: 'booked' })
    .onConflictDoNothing()
    .returning({ key: postedMessages.key });
  if (fresh.length > 0) await addJob(tx, postJob(channel), message);
}
