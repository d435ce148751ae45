import * as contract from '@souk/contract/modules/admin/chargebacks';
import type { ChargebackAnswer } from '@souk/contract/modules/payments/chargebacks';
import { moneyOf } from '@souk/contract/shared/values';
import type { Db, Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import {
  answerChargeback,
  type ChargebackRow,
  type ChargebackWithPayment,
  getChargebackWithPayment,
  listChargebackPage,
} from '../../payments/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { onRecord } from '../audit/on-record.ts';
import { peopleOf } from '../people/person.queries.ts';

async function presentChargebacks(reader: Reader, found: readonly ChargebackWithPayment[]) {
  const people = await peopleOf(
    reader,
    found.map(({ payment }) => payment.payerId),
  );
  return found.map(({ chargeback, payment }) => {
    const money = moneyOf(payment.currency);
    return {
      id: chargeback.id,
      payment_id: payment.id,
      payment_number: payment.number,
      description: payment.description,
      payer: people.get(payment.payerId),
      status: chargeback.state,
      amount: money(chargeback.cents),
      charged: money(payment.cents),
      questioned: money(chargeback.state === 'won' ? 0 : chargeback.questionedCents),
      answer: chargeback.answer,
      answer_note: chargeback.answerNote,
      opened_at: chargeback.openedAt.toISOString(),
      closed_at: chargeback.closedAt?.toISOString() ?? null,
    };
  });
}

async function presentOne(reader: Reader, chargebackId: number) {
  const [shown] = await presentChargebacks(reader, [await getChargebackWithPayment(reader, chargebackId)]);
  if (!shown) throw new Problem('record-not-found');
  return shown;
}

const snapshot = ({ state, answer, questionedCents }: ChargebackRow) => ({ state, answer, questionedCents });

interface Answered {
  chargebackId: number;
  answer: ChargebackAnswer;
  reason: string;
}

const answerOnRecord = (db: Db, user: { id: number }, answered: Answered) =>
  onRecord(db, user, async (tx, record) => {
    const { chargeback } = await getChargebackWithPayment(tx, answered.chargebackId);
    const after = await answerChargeback(tx, user, answered);
    await record({
      action: `money.chargeback-${answered.answer}`,
      target: { kind: 'payments.chargeback', id: answered.chargebackId },
      before: snapshot(chargeback),
      after: snapshot(after),
      note: answered.reason,
    });
  });

export function chargebackRoutes(api: Api) {
  answerDesk(api, 'money', contract.listAdminChargebacks, async ({ db, query }) => {
    const page = await listChargebackPage(db, query);
    return { ...page, data: await presentChargebacks(db, page.data) };
  });

  answerDesk(api, 'money', contract.bearAdminChargeback, async ({ db, user, params, body }) => {
    await answerOnRecord(db, user, { chargebackId: params.id, answer: 'borne', reason: body.reason });
    return presentOne(db, params.id);
  });

  answerDesk(api, 'money', contract.dropAdminChargeback, async ({ db, user, params, body }) => {
    await answerOnRecord(db, user, { chargebackId: params.id, answer: 'dropped', reason: body.reason });
    return presentOne(db, params.id);
  });
}
