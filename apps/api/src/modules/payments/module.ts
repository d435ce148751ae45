import { on } from '../../platform/events/events.ts';
import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { registerSetupStep } from '../sellers/index.ts';
import { hasPayoutAccount } from './accounts/account.queries.ts';
import { connectRoutes, payoutAccountRoutes } from './accounts/account.routes.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { paymentSettled, refundSettled } from './events.ts';
import { invoiceRoutes } from './invoices/invoice.routes.ts';
import { issuePromotionInvoices } from './invoices/issue-promotion-invoices.ts';
import { payOutJob, proveLedgerJob } from './job-names.ts';
import { methodRoutes, savingRoutes } from './methods/method.routes.ts';
import { paymentJobs } from './payment.jobs.ts';
import { paymentData } from './payment-data.ts';
import { abandonPayment } from './payments/abandon-payment.ts';
import { paymentLife } from './payments/payment.life.ts';
import { paymentRoutes } from './payments/payment.routes.ts';
import { payoutLife } from './payouts/payout.life.ts';
import { payoutRoutes } from './payouts/payout.routes.ts';
import { mountSimulators } from './providers/mount-simulators.ts';
import { refundLife } from './refunds/refund.life.ts';
import { refundRoutes } from './refunds/refund.routes.ts';
import { retryFailed } from './refunds/retry-failed.ts';
import { tellPayerOfRefund } from './refunds/tell-payer.ts';
import { transactionRoutes } from './transactions/transaction.routes.ts';
import { webhookRoutes } from './webhooks/webhook.routes.ts';

registerSetupStep('payment-information', hasPayoutAccount);

registerKinds({
  payment: { words: say`Refunds and payouts`, action: say`See where it stands`, channels: ['mail', 'push'] },
});

export const payments = defineModule({
  name: 'payments',
  routes: [
    paymentRoutes,
    methodRoutes,
    savingRoutes,
    connectRoutes,
    payoutAccountRoutes,
    payoutRoutes,
    invoiceRoutes,
    billingRoutes,
    transactionRoutes,
    refundRoutes,
    webhookRoutes,
  ],
  reactions: [on(paymentSettled, issuePromotionInvoices), on(refundSettled, tellPayerOfRefund)],
  lives: {
    [paymentLife.name]: { life: paymentLife, onTime: abandonPayment },
    [refundLife.name]: { life: refundLife, onTime: retryFailed },
    [payoutLife.name]: { life: payoutLife },
  },
  jobs: paymentJobs,
  // At night in eastern Australia; the proof runs after the payouts, so it covers them too.
  schedule: { [payOutJob]: '0 15 * * *', [proveLedgerJob]: '0 17 * * *' },
  personalData: paymentData,
  mount: mountSimulators,
});
