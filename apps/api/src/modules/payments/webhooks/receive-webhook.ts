import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { webhookJob } from '../job-names.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { webhookEvents } from './webhook-event.tables.ts';

/** Providers' largest events have some tens of kilobytes. */
const longestEventBytes = 256 * 1024;

/** Stores a signed event once and books its work; a repetition gets the same answer and does nothing. */
export async function receiveWebhook(
  db: Db,
  provider: PaymentProvider,
  rawBody: string,
  headers: Record<string, string | undefined>,
): Promise<void> {
  if (Buffer.byteLength(rawBody) > longestEventBytes) throw new Problem('body-too-large');
  const event = await provider.readEvent(rawBody, headers);
  await db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(webhookEvents)
      .values({ provider: provider.name, eventRef: event.id, event })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (fresh) await addJob(tx, webhookJob, { eventId: fresh.id });
  });
}
