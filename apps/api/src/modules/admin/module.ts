import { on } from '../../platform/events/events.ts';
import { registerActRecord } from '../../platform/http/act-record.ts';
import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { adReported, adSubmitted } from '../classifieds/index.ts';
import { disputeOpened, refundProposed } from '../disputes/index.ts';
import { registerKinds } from '../notifications/index.ts';
import {
  chargebackQuestioned,
  ledgerDiffers,
  payoutWaits,
  refundFailed,
  refundRequested,
} from '../payments/index.ts';
import { productReported, productSubmitted } from '../retail/index.ts';
import { reviewReported } from '../reviews/index.ts';
import { foodReported, foodSubmitted } from '../scanner/index.ts';
import { adRoutes } from './ads/ad.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { categoryRoutes } from './categories/category.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { disputeRoutes } from './disputes/dispute.routes.ts';
import { foodProductRoutes } from './food-products/food-product.routes.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { chargebackRoutes } from './money/chargeback.routes.ts';
import { commissionRoutes } from './money/commission.routes.ts';
import { ledgerRoutes } from './money/ledger.routes.ts';
import { paymentRoutes } from './money/payment.routes.ts';
import { payoutRoutes } from './money/payout.routes.ts';
import { failedRefundRoutes, refundRoutes } from './money/refund.routes.ts';
import { paperRoutes } from './papers/paper.routes.ts';
import {
  tellAdminsOfAd,
  tellAdminsOfDispute,
  tellAdminsOfFood,
  tellAdminsOfFoodReport,
  tellAdminsOfProduct,
  tellAdminsOfProductReport,
  tellAdminsOfProposedRefund,
  tellAdminsOfReport,
  tellAdminsOfReviewReport,
} from './people/tell-admins.ts';
import {
  tellAdminsOfChargeback,
  tellAdminsOfFailedRefund,
  tellAdminsOfLedger,
  tellAdminsOfPayout,
  tellAdminsOfRefund,
} from './people/tell-admins-of-money.ts';
import { planRoutes } from './plans/plan.routes.ts';
import { productRoutes } from './products/product.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { roleRoutes } from './roles/role.routes.ts';
import { recordAct } from './sessions/record-act.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { settingRoutes } from './settings/setting.routes.ts';
import { userRoutes } from './users/user.routes.ts';

registerActRecord(recordAct);

registerKinds({
  approval: { words: say`Waiting for approval`, action: say`Look at it`, channels: [], isForAdmins: true },
});

export const admin = defineModule({
  name: 'admin',
  routes: [
    sessionRoutes,
    dashboardRoutes,
    adRoutes,
    productRoutes,
    foodProductRoutes,
    reportRoutes,
    userRoutes,
    roleRoutes,
    categoryRoutes,
    contentRoutes,
    settingRoutes,
    paperRoutes,
    disputeRoutes,
    planRoutes,
    paymentRoutes,
    refundRoutes,
    failedRefundRoutes,
    chargebackRoutes,
    payoutRoutes,
    commissionRoutes,
    ledgerRoutes,
    messageRoutes,
    auditRoutes,
  ],
  reactions: [
    on(adSubmitted, tellAdminsOfAd),
    on(adReported, tellAdminsOfReport),
    on(productSubmitted, tellAdminsOfProduct),
    on(productReported, tellAdminsOfProductReport),
    on(foodSubmitted, tellAdminsOfFood),
    on(foodReported, tellAdminsOfFoodReport),
    on(reviewReported, tellAdminsOfReviewReport),
    on(disputeOpened, tellAdminsOfDispute),
    on(refundProposed, tellAdminsOfProposedRefund),
    on(refundRequested, tellAdminsOfRefund),
    on(refundFailed, tellAdminsOfFailedRefund),
    on(chargebackQuestioned, tellAdminsOfChargeback),
    on(payoutWaits, tellAdminsOfPayout),
    on(ledgerDiffers, tellAdminsOfLedger),
  ],
});
