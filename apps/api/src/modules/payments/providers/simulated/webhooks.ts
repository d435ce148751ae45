import { createHmac, timingSafeEqual } from 'node:crypto';
import { currencies } from '@souk/contract/shared/values';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { clock, minutesMs } from '../../../../platform/clock.ts';
import type { Db, Reader, Tx } from '../../../../platform/db/database.ts';
import { Problem } from '../../../../platform/errors.ts';
import { newToken } from '../../../../platform/ids.ts';
import { addJob, type Job } from '../../../../platform/jobs/jobs.ts';
import type { ProviderEvent } from '../provider.ts';
import { type SimulatorName, signingKeys, webhooks } from './simulated.tables.ts';

type WithoutId<E> = E extends { id: string } ? Omit<E, 'id'> : never;
type Announced = Exclude<WithoutId<ProviderEvent>, { kind: 'other' }>;

/** Hands a webhook to our own route, as the network would; if that throws, it is delivered again later. */
export type DeliverWebhook = (
  provider: SimulatorName,
  rawBody: string,
  headers: Record<string, string>,
  db: Db,
) => Promise<void>;

/** The job that delivers a webhook. */
export const webhookJob = 'simulated-webhook';
export const signatureHeader = 'souk-signature';
const signatureHoldsMs = minutesMs(5);

const Event = z.object({
  id: z.string(),
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('charge'), chargeId: z.string() }),
    z.object({ kind: z.literal('refund'), refundId: z.string() }),
    z.object({ kind: z.literal('payout'), payoutId: z.string() }),
    z.object({ kind: z.literal('account'), accountId: z.string() }),
    z.object({
      kind: z.literal('chargeback'),
      chargebackId: z.string(),
      chargeId: z.string(),
      amount: z.object({ cents: z.int(), currency: z.enum(currencies) }),
      outcome: z.enum(['opened', 'won', 'lost']),
    }),
  ]),
});

/** Books the webhook of a change in the change's own transaction; several copies repeat one event. */
export async function announce(tx: Tx, provider: SimulatorName, event: Announced, copies = 1): Promise<void> {
  const eventId = `evt_${newToken()}`;
  const body = JSON.stringify({ id: eventId, createdAt: clock.now().toISOString(), data: event });
  const sendings = Array.from({ length: copies }, () => ({ provider, eventId, body }));
  const rows = await tx.insert(webhooks).values(sendings).returning({ id: webhooks.id });
  for (const { id } of rows) await addJob(tx, webhookJob, { webhookId: id });
}

async function signingKey(reader: Reader, provider: SimulatorName): Promise<string> {
  const [row] = await reader.select().from(signingKeys).where(eq(signingKeys.provider, provider));
  if (!row) throw new Error(`${provider} has no signing key.`);
  return row.secret;
}

const signatureOf = (secret: string, at: string, rawBody: string) =>
  createHmac('sha256', secret).update(`${at}.${rawBody}`).digest();

/** Delivers a webhook; one that was delivered is not sent again by the same job. */
export const sendWebhook =
  (deliver: DeliverWebhook): Job =>
  async (db, { webhookId }: { webhookId: number }) => {
    const [row] = await db
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.id, webhookId), isNull(webhooks.deliveredAt)));
    if (!row) return;
    const { provider, body } = row;
    const at = String(Math.floor(clock.now().getTime() / 1000));
    const signature = signatureOf(await signingKey(db, provider), at, body).toString('hex');
    const headers = { 'content-type': 'application/json', [signatureHeader]: `t=${at},v1=${signature}` };
    await deliver(provider, body, headers, db);
    await db.update(webhooks).set({ deliveredAt: clock.now() }).where(eq(webhooks.id, webhookId));
  };

async function isSigned(db: Db, provider: SimulatorName, rawBody: string, header = ''): Promise<boolean> {
  const [, at, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!at || !signature) return false;
  const expected = signatureOf(await signingKey(db, provider), at, rawBody);
  const isFresh = Math.abs(clock.now().getTime() - Number(at) * 1000) <= signatureHoldsMs;
  return isFresh && timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Verifies and reads a webhook. */
export async function readEvent(
  db: Db,
  provider: SimulatorName,
  rawBody: string,
  headers: Record<string, string | undefined>,
): Promise<ProviderEvent> {
  if (!(await isSigned(db, provider, rawBody, headers[signatureHeader])))
    throw new Problem('webhook-signature');
  const { id, data } = Event.parse(JSON.parse(rawBody));
  return { id, ...data };
}
