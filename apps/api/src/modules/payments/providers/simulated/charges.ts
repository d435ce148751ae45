import type { Money } from '@souk/contract/shared/values';
import { and, eq } from 'drizzle-orm';
import { clock, daysMs, fromNow, hoursMs, minutesMs } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newToken } from '../../../../platform/ids.ts';
import { leastCents as least } from '../least-charge.ts';
import { type Charge, type ChargeRequest, ProviderRefusal, ProviderSilent } from '../provider.ts';
import { type Desk, oncePerKey } from './desk.ts';
import { bookHappening } from './happenings.ts';
import { chargeUrl } from './paths.ts';
import { type ChargeRow, charges, type SimulatorName } from './simulated.tables.ts';
import { sourceOf } from './sources.ts';
import { type Behaviour, behaviourOf, firstOutcome } from './test-token.rules.ts';
import { announce } from './webhooks.ts';

/** The least that each charges, as those do that it stands in for. */
export const leastCents: Record<SimulatorName, Record<Money['currency'], number>> = {
  'simulated-card': least.card,
  'simulated-paypal': least.paypal,
};

const lateAfterMs = minutesMs(5);
const chargebackAfterMs = daysMs(1);
const authorisedForMs = daysMs(7);

type Outcome = Pick<ChargeRow, 'status' | 'failure'> &
  Partial<Pick<ChargeRow, 'capturedCents' | 'authorisedUntil'>>;

const present = ({ id, status, failure, capturedCents, authorisedUntil }: ChargeRow): Charge => ({
  id,
  status,
  failure,
  actionUrl: status === 'requires-action' ? chargeUrl(id) : null,
  ...(status === 'succeeded' && capturedCents !== null ? { capturedCents } : {}),
  ...(status === 'authorised' && authorisedUntil ? { authorisedUntil } : {}),
});

/** What a successful charge has captured. */
export const takenOf = ({ cents, capturedCents }: Pick<ChargeRow, 'cents' | 'capturedCents'>): number =>
  capturedCents ?? cents;

/** An authorised amount is released after some days. */
const untilOf = (status: ChargeRow['status'], { authorisedHours }: Behaviour): Date | null =>
  status === 'authorised' ? fromNow(authorisedHours ? hoursMs(authorisedHours) : authorisedForMs) : null;

/** What follows a charge's new status: its webhook, and whatever its test token specifies. */
async function follow(tx: Tx, charge: ChargeRow): Promise<void> {
  const { id, provider, status } = charge;
  const behaviour = behaviourOf(charge.testToken);
  if (status === 'requires-action') return;
  if (status === 'processing')
    return bookHappening(tx, { provider, what: 'settle-charge', id }, fromNow(lateAfterMs));
  if (status === 'authorised' && charge.authorisedUntil)
    await bookHappening(tx, { provider, what: 'expire-authorisation', id }, charge.authorisedUntil);
  if (status === 'succeeded' && behaviour.chargeback)
    await bookHappening(tx, { provider, what: 'charge-back', id }, fromNow(chargebackAfterMs));
  await announce(tx, provider, { kind: 'charge', chargeId: id }, behaviour.webhookCopies);
}

async function setOutcome(tx: Tx, id: string, outcome: Outcome): Promise<ChargeRow> {
  const [row] = await tx.update(charges).set(outcome).where(eq(charges.id, id)).returning();
  if (!row) throw new ProviderRefusal('There is no such charge.');
  await follow(tx, row);
  return row;
}

/** Locks a charge; another provider's charge is not found. */
export async function lockCharge(tx: Tx, provider: SimulatorName, id: string): Promise<ChargeRow> {
  const own = and(eq(charges.id, id), eq(charges.provider, provider));
  const [row] = await tx.select().from(charges).where(own).for('update');
  if (!row) throw new ProviderRefusal('There is no such charge.');
  return row;
}

/** The parts of a request that its digest covers; the return address may differ. */
const requestOf = ({ paymentId, amount, source, isCapturedAtOnce }: ChargeRequest) => ({
  paymentId,
  cents: amount.cents,
  currency: amount.currency,
  source,
  isCapturedAtOnce,
});

export async function createCharge({ provider, db }: Desk, request: ChargeRequest): Promise<Charge> {
  const { key, amount, isCapturedAtOnce } = request;
  if (amount.cents < leastCents[provider][amount.currency])
    throw new ProviderRefusal('The amount is too small.');
  const { row, isNew } = await db.transaction(async (tx) => {
    const made = await oncePerKey({
      key,
      request: requestOf(request),
      find: () =>
        tx
          .select()
          .from(charges)
          .where(and(eq(charges.provider, provider), eq(charges.key, key))),
      insert: async (requestDigest) => {
        const { testToken, outcome } = await sourceOf(tx, provider, request);
        const behaviour = behaviourOf(testToken);
        const first = outcome ?? firstOutcome(behaviour, request);
        const fresh = {
          id: `ch_${newToken()}`,
          provider,
          key,
          requestDigest,
          testToken,
          isCapturedAtOnce,
          paymentId: request.paymentId,
          cents: amount.cents,
          currency: amount.currency,
          description: request.description,
          returnUrl: request.returnUrl,
          ...first,
          authorisedUntil: untilOf(first.status, behaviour),
        };
        return tx.insert(charges).values(fresh).onConflictDoNothing().returning();
      },
    });
    if (made.isNew) await follow(tx, made.row);
    return made;
  });
  if (isNew && behaviourOf(row.testToken).isAnswerLost) throw new ProviderSilent('The answer got lost.');
  return present(row);
}

export async function getCharge({ provider, db }: Desk, id: string): Promise<Charge> {
  const own = and(eq(charges.id, id), eq(charges.provider, provider));
  const [row] = await db.select().from(charges).where(own);
  if (!row) throw new ProviderRefusal('There is no such charge.');
  return present(row);
}

function settled(row: ChargeRow): Outcome {
  const status = row.isCapturedAtOnce ? 'succeeded' : 'authorised';
  return { status, failure: null, authorisedUntil: untilOf(status, behaviourOf(row.testToken)) };
}

/** The payer's choice on the simulator's page; only the first one counts. */
export const answerAction = (
  { provider, db }: Desk,
  id: string,
  hasApproved: boolean,
): Promise<ChargeRow | 'answered-already'> =>
  db.transaction(async (tx) => {
    const row = await lockCharge(tx, provider, id);
    if (row.status !== 'requires-action' || row.approvedAt) return 'answered-already';
    if (!hasApproved) {
      const failure = provider === 'simulated-card' ? 'authentication-failed' : 'abandoned';
      return setOutcome(tx, id, { status: 'failed', failure });
    }
    if (provider === 'simulated-card') {
      const { afterApproval } = behaviourOf(row.testToken);
      return setOutcome(tx, id, afterApproval ? { status: 'failed', failure: afterApproval } : settled(row));
    }
    // A PayPal-type account is charged when the shop asks for it, not when its owner has approved.
    await tx.update(charges).set({ approvedAt: clock.now() }).where(eq(charges.id, id));
    await announce(tx, provider, { kind: 'charge', chargeId: id });
    return row;
  });

/** Moves a charge if `open` allows it; one already in the wanted state stays as it is. */
const move = (
  { provider, db }: Desk,
  id: string,
  next: (row: ChargeRow) => Outcome | null,
): Promise<Charge> =>
  db.transaction(async (tx) => {
    const row = await lockCharge(tx, provider, id);
    const outcome = next(row);
    return present(outcome ? await setOutcome(tx, id, outcome) : row);
  });

export const confirmCharge = (desk: Desk, id: string): Promise<Charge> =>
  move(desk, id, (row) => (row.status === 'requires-action' && row.approvedAt ? settled(row) : null));

export async function captureCharge(
  desk: Desk,
  { chargeId, amount }: { chargeId: string; amount: Money },
): Promise<Charge> {
  let isAnswerLost = false;
  const charge = await move(desk, chargeId, (row) => {
    if (row.status === 'succeeded') return null;
    if (row.status !== 'authorised') throw new ProviderRefusal('There is nothing to capture.');
    if (amount.cents <= 0 || amount.cents > row.cents || amount.currency !== row.currency)
      throw new ProviderRefusal('This cannot be captured.');
    isAnswerLost = behaviourOf(row.testToken).isCaptureAnswerLost ?? false;
    return { status: 'succeeded', failure: null, capturedCents: amount.cents };
  });
  if (isAnswerLost) throw new ProviderSilent('The answer got lost.');
  return charge;
}

/** Releases an authorised amount that nobody has captured; one already captured or cancelled stays as it is. */
export const expireAuthorisation = async (desk: Desk, id: string): Promise<void> => {
  await move(desk, id, ({ status }) =>
    status === 'authorised' ? { status: 'cancelled', failure: null } : null,
  );
};

export const cancelCharge = (desk: Desk, id: string): Promise<Charge> =>
  move(desk, id, ({ status }) => {
    if (status === 'cancelled' || status === 'failed') return null;
    if (status === 'succeeded') throw new ProviderRefusal('The charge has been captured.');
    return { status: 'cancelled', failure: null };
  });

/** The delayed end of a charge that was processing; one that was cancelled in the meantime stays so. */
export const settleCharge = async (desk: Desk, id: string): Promise<void> => {
  await move(desk, id, (row) => (row.status === 'processing' ? settled(row) : null));
};
