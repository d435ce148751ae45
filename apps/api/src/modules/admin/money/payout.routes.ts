import * as contract from '@souk/contract/modules/admin/payouts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import {
  approvePayout,
  explainPayout,
  getPayout,
  listPayoutPage,
  type PayoutRow,
  presentPayout,
  rejectPayout,
} from '../../payments/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { onRecord } from '../audit/on-record.ts';
import { peopleOf } from '../people/person.queries.ts';

/** Payouts with the names of sellers and admins, in one query for all. */
async function presentPayouts(reader: Reader, payouts: readonly PayoutRow[]) {
  const ids = payouts.flatMap(({ sellerId, approvedBy }) => [sellerId, ...approvedBy]);
  const people = await peopleOf(reader, ids);
  return payouts.map((payout) => ({
    ...presentPayout(payout),
    seller: people.get(payout.sellerId),
    approvals_needed: payout.approvalsNeeded,
    approved_by: payout.approvedBy.map((id) => people.get(id)),
  }));
}

async function presentOne(reader: Reader, payoutId: number) {
  const [payout] = await presentPayouts(reader, [await getPayout(reader, payoutId)]);
  if (!payout) throw new Problem('record-not-found');
  return payout;
}

const snapshot = ({ state, cents, approvedBy }: PayoutRow) => ({ state, cents, approved_by: approvedBy });

export function payoutRoutes(api: Api) {
  answerDesk(api, 'money', contract.listAdminPayouts, async ({ db, query }) => {
    const page = await listPayoutPage(db, query);
    return { ...page, data: await presentPayouts(db, page.data) };
  });

  answerDesk(api, 'money', contract.getAdminPayout, async ({ db, params }) => ({
    ...(await presentOne(db, params.id)),
    lines: await explainPayout(db, params.id),
  }));

  answerDesk(api, 'money', contract.approveAdminPayout, async ({ db, user, params }) => {
    await onRecord(db, user, async (tx, record) => {
      const former = await getPayout(tx, params.id);
      const approved = await approvePayout(tx, user, params.id);
      await record({
        action: 'money.payout-approved',
        target: { kind: 'payments.payout', id: params.id },
        before: snapshot(former),
        after: snapshot(approved),
      });
    });
    return presentOne(db, params.id);
  });

  answerDesk(api, 'money', contract.rejectAdminPayout, async ({ db, user, params, body }) => {
    const { reason } = body;
    await onRecord(db, user, async (tx, record) => {
      const former = await getPayout(tx, params.id);
      const rejected = await rejectPayout(tx, user, { payoutId: params.id, reason });
      await record({
        action: 'money.payout-rejected',
        target: { kind: 'payments.payout', id: params.id },
        before: snapshot(former),
        after: snapshot(rejected),
        note: reason,
      });
    });
    return presentOne(db, params.id);
  });
}
