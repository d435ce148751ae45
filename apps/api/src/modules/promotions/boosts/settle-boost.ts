import type { Tx } from '../../../platform/db/database.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import { refundPart } from '../../payments/index.ts';
import { boostSubject, lockBoost, moveBoost } from './boost.queries.ts';
import type { BoostRow } from './boost.tables.ts';
import { startBoost } from './start-boost.ts';
import { tellOfRefunded } from './tell-booster.ts';

async function giveBack(tx: Tx, boost: BoostRow): Promise<void> {
  await refundPart(tx, {
    subject: boostSubject(boost),
    cents: boost.cents,
    reason: 'It could not be boosted any more.',
    key: `promotions-boost:${boost.id}`,
    byRole: 'system',
    byUserId: null,
  });
  await tellOfRefunded(tx, boost);
}

const mayStart = async (tx: Tx, { userId, subjectKind: kind, subjectId }: BoostRow): Promise<boolean> =>
  (await subjectKind(kind).boost?.mayBoost(tx, userId, subjectId)) ?? false;

/** A boost is paid: it starts, or is refunded if the thing is no longer public. */
export async function settleBoost(tx: Tx, boostId: number): Promise<void> {
  const boost = await lockBoost(tx, boostId);
  if (boost.state === 'active' || boost.state === 'ended') return;
  if (boost.state === 'void') return giveBack(tx, boost);
  if (!(await mayStart(tx, boost))) return giveBack(tx, await moveBoost(tx, boost, 'drop'));

  await startBoost(tx, boost);
}

/** An unpaid boost is dropped; money that still arrives for it is refunded. */
export async function dropBoost(tx: Tx, boostId: number, move: 'drop' | 'give-up' = 'drop'): Promise<void> {
  const boost = await lockBoost(tx, boostId);
  if (boost.state === 'pending') await moveBoost(tx, boost, move);
}
