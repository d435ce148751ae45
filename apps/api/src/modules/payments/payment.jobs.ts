import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  cancelChargeJob,
  dropMethodJob,
  payOutJob,
  payOutSellerJob,
  proveLedgerJob,
  pursueJob,
  sendPayoutJob,
  sendRefundJob,
  webhookJob,
} from './job-names.ts';
import { proveLedger } from './ledger/prove-ledger.ts';
import { type DroppedMethod, dropMethod } from './methods/drop-method.ts';
import { cancelCharge } from './payments/cancel-charge.ts';
import { pursuePayment } from './payments/pursue-payment.ts';
import { type OwedSeller, payOutAll, payOutSeller } from './payouts/pay-out-all.ts';
import { sendPayout } from './payouts/send-payout.ts';
import { createPaymentProviders } from './providers/create-providers.ts';
import { simulatorJobs } from './providers/simulated/happening.jobs.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { receiveWebhook } from './webhooks/receive-webhook.ts';
import { workWebhook } from './webhooks/work-webhook.ts';

/** Every call to a provider that is not part of a payer's own request. */
export function paymentJobs(config: Config): Jobs {
  const providers = (db: Db) => createPaymentProviders(config, db);
  return {
    [pursueJob]: async (db, { paymentId }: { paymentId: number }) => {
      await pursuePayment(db, providers(db), paymentId);
    },
    [cancelChargeJob]: (db, { paymentId }: { paymentId: number }) =>
      cancelCharge(db, providers(db), paymentId),
    [sendRefundJob]: (db, { refundId }: { refundId: number }) => sendRefund(db, providers(db), refundId),
    [dropMethodJob]: (db, dropped: DroppedMethod) => dropMethod(providers(db), dropped),
    [payOutJob]: (db) => payOutAll(db),
    [payOutSellerJob]: (db, owed: OwedSeller) => payOutSeller(db, owed),
    [sendPayoutJob]: (db, { payoutId }: { payoutId: number }) => sendPayout(db, providers(db), payoutId),
    [proveLedgerJob]: async (db) => {
      await proveLedger(db);
    },
    ...simulatorJobs((provider, rawBody, headers, db) =>
      receiveWebhook(db, providers(db).byName(provider), rawBody, headers),
    ),
    [webhookJob]: (db, { eventId }: { eventId: number }) => workWebhook(db, providers(db), eventId),
  };
}
