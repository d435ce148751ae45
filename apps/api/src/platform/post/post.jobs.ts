import { and, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { publish } from '../events/events.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { type Channel, postJob } from './book.ts';
import { type Deliver, MessageRefused } from './deliver.ts';
import { postedMessages } from './post.tables.ts';
import { createProviders } from './providers.ts';
import { pushEnded } from './push.ts';

interface Message {
  key: string;
  to: string | { endpoint: string };
}

const noteSent = (db: Db, key: string) =>
  db.update(postedMessages).set({ state: 'sent' }).where(eq(postedMessages.key, key));

async function isDone(db: Db, key: string): Promise<boolean> {
  const [row] = await db
    .select({ key: postedMessages.key })
    .from(postedMessages)
    .where(and(eq(postedMessages.key, key), eq(postedMessages.state, 'sent')));
  return row !== undefined;
}

/** The module that keeps the address is told that it has ended, together with the note of the refusal. */
const noteRefusal = (db: Db, message: Message, refused: MessageRefused) =>
  db.transaction(async (tx) => {
    await tx.update(postedMessages).set({ state: 'refused' }).where(eq(postedMessages.key, message.key));
    if (refused.isGone && typeof message.to !== 'string')
      await publish(tx, pushEnded, { endpoint: message.to.endpoint });
  });

const deliverJob =
  <M extends Message>(channel: Channel, deliver: Deliver<M>, log: Log): Job =>
  async (db, message: M, { attempt, jobId }) => {
    if (await isDone(db, message.key)) return;
    try {
      const outcome = await deliver(message, { db, attempt });
      if (outcome === 'sent') await noteSent(db, message.key);
    } catch (error) {
      if (!(error instanceof MessageRefused)) throw error;
      log.warn({ channel, jobId, reason: error.message }, 'a message was refused for good');
      await noteRefusal(db, message, error);
    }
  };

/** The jobs that send booked messages through their providers. */
export function postJobs(config: Config, log: Log): Jobs {
  const { mail, sms, push } = createProviders(config);
  return {
    [postJob('mail')]: deliverJob('mail', mail, log),
    [postJob('sms')]: deliverJob('sms', sms, log),
    [postJob('push')]: deliverJob('push', push, log),
  };
}
