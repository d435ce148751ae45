import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refundPart } from '../../payments/index.ts';
import { getPlan } from '../plans/plan.queries.ts';
import { endOfPeriod } from '../plans/plan.rules.ts';
import { dueCents } from './open-period.ts';
import { changePeriod, getPeriod, periodSubject } from './period.queries.ts';
import { lockSubscription, moveSubscription } from './subscription.queries.ts';
import type { PeriodRow, SubscriptionRow } from './subscription.tables.ts';
import { tellOfPaid } from './tell-subscriber.ts';

const moves = { pending: 'activate', active: 'change', 'past-due': 'renew' } as const;

/** The move that starts a paid period; undefined if it comes too late. */
const moveOf = ({ state }: SubscriptionRow, period: PeriodRow) =>
  period.state === 'awaiting' && state in moves ? moves[state as keyof typeof moves] : undefined;

async function giveBack(tx: Tx, period: PeriodRow): Promise<void> {
  await refundPart(tx, {
    subject: periodSubject(period),
    cents: dueCents(period),
    reason: 'The plan was not wanted any more.',
    key: `promotions-period:${period.id}`,
    byRole: 'system',
    byUserId: null,
  });
}

/** A period is paid: the plan starts or continues. Money that is no longer expected is refunded. */
export async function settlePeriod(tx: Tx, periodId: number): Promise<void> {
  const { subscriptionId } = await getPeriod(tx, periodId);
  const subscription = await lockSubscription(tx, subscriptionId);
  const period = await getPeriod(tx, periodId);
  if (period.state === 'paid') return;
  const move = moveOf(subscription, period);
  if (!move) return giveBack(tx, period);

  // A renewal follows the earlier paid period, however late it is paid.
  const startsAt = period.kind === 'renewal' ? (subscription.endsAt ?? clock.now()) : clock.now();
  const endsAt = endOfPeriod(startsAt, period.period);
  await changePeriod(tx, period, { state: 'paid', startsAt, endsAt });
  const changes = {
    planId: period.planId,
    periodId,
    endsAt,
    startsAt: subscription.startsAt ?? startsAt,
    nextPlanId: null,
    isEnding: false,
    retries: 0,
    nextRetryAt: null,
  };
  const paid = await moveSubscription(tx, subscription, { move, by: 'system', changes });
  await tellOfPaid(tx, paid, await getPlan(tx, period.planId), period);
}
