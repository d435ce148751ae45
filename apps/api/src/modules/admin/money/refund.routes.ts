import * as contract from '@souk/contract/modules/admin/refunds';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import {
  approveRefund,
  closeRefund,
  getRefundWithPayment,
  listRefundPage,
  payRefundOtherwise,
  presentListedRefund,
  type RefundRow,
  type RefundWithPayment,
  rejectRefund,
  retryRefund,
} from '../../payments/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { onRecord } from '../audit/on-record.ts';
import { peopleOf } from '../people/person.queries.ts';

/** Refunds with the names of both sides, in one query for all. */
async function presentRefunds(reader: Reader, found: readonly RefundWithPayment[]) {
  const sellerIds = found.flatMap(({ part }) => (part?.sellerId ? [part.sellerId] : []));
  const people = await peopleOf(reader, [...found.map(({ payment }) => payment.payerId), ...sellerIds]);
  return found.map((one) => {
    const { refund, payment, part } = one;
    const whole = part ?? payment;
    return {
      ...presentListedRefund(one),
      payer: people.get(payment.payerId),
      seller: part?.sellerId ? people.get(part.sellerId) : null,
      left: { cents: whole.cents - whole.refundedCents, currency: payment.currency },
      tries: refund.tries,
    };
  });
}

async function presentOne(reader: Reader, refundId: number) {
  const [refund] = await presentRefunds(reader, [await getRefundWithPayment(reader, refundId)]);
  if (!refund) throw new Problem('record-not-found');
  return refund;
}

const snapshot = ({ state, cents }: RefundRow) => ({ state, cents });

export function refundRoutes(api: Api) {
  answerDesk(api, 'money', contract.listAdminRefunds, async ({ db, query }) => {
    const page = await listRefundPage(db, query.status, query);
    return { ...page, data: await presentRefunds(db, page.data) };
  });

  answerDesk(api, 'money', contract.approveAdminRefund, async ({ db, user, params, body }) => {
    await onRecord(db, user, async (tx, record) => {
      const { refund } = await getRefundWithPayment(tx, params.id);
      const approved = await approveRefund(tx, user, { refundId: params.id, cents: body.amount });
      await record({
        action: 'money.refund-approved',
        target: { kind: 'payments.refund', id: params.id },
        before: snapshot(refund),
        after: snapshot(approved),
      });
    });
    return presentOne(db, params.id);
  });

  answerDesk(api, 'money', contract.rejectAdminRefund, async ({ db, user, params, body }) => {
    const { reason } = body;
    await onRecord(db, user, async (tx, record) => {
      const { refund } = await getRefundWithPayment(tx, params.id);
      const rejected = await rejectRefund(tx, user, { refundId: params.id, reason });
      await record({
        action: 'money.refund-rejected',
        target: { kind: 'payments.refund', id: params.id },
        before: snapshot(refund),
        after: snapshot(rejected),
        note: reason,
      });
    });
    return presentOne(db, params.id);
  });

  answerDesk(api, 'money', contract.retryAdminRefund, async ({ db, user, params }) => {
    await onRecord(db, user, async (tx, record) => {
      const { refund } = await getRefundWithPayment(tx, params.id);
      const retried = await retryRefund(tx, user, params.id);
      await record({
        action: 'money.refund-retried',
        target: { kind: 'payments.refund', id: params.id },
        before: snapshot(refund),
        after: snapshot(retried),
      });
    });
    return presentOne(db, params.id);
  });
}

/** What an admin does about a refund that the provider could not send. */
export function failedRefundRoutes(api: Api) {
  answerDesk(api, 'money', contract.payAdminRefundOtherwise, async ({ db, user, params, body }) => {
    await onRecord(db, user, async (tx, record) => {
      const { refund } = await getRefundWithPayment(tx, params.id);
      const paid = await payRefundOtherwise(tx, user, { refundId: params.id, note: body.note });
      await record({
        action: 'money.refund-paid-otherwise',
        target: { kind: 'payments.refund', id: params.id },
        before: snapshot(refund),
        after: snapshot(paid),
        note: body.note,
      });
    });
    return presentOne(db, params.id);
  });

  answerDesk(api, 'money', contract.closeAdminRefund, async ({ db, user, params, body }) => {
    await onRecord(db, user, async (tx, record) => {
      const { refund } = await getRefundWithPayment(tx, params.id);
      const closed = await closeRefund(tx, user, { refundId: params.id, reason: body.reason });
      await record({
        action: 'money.refund-closed',
        target: { kind: 'payments.refund', id: params.id },
        before: snapshot(refund),
        after: snapshot(closed),
        note: body.reason,
      });
    });
    return presentOne(db, params.id);
  });
}
