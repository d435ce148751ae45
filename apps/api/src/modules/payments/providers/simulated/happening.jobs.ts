import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { chargeBack, closeChargeback } from './chargebacks.ts';
import { expireAuthorisation, settleCharge } from './charges.ts';
import type { Desk } from './desk.ts';
import { type Happening, happeningJob } from './happenings.ts';
import { payOut, returnPayout } from './payouts.ts';
import { type DeliverWebhook, sendWebhook, webhookJob } from './webhooks.ts';

const happen: Record<Happening['what'], (desk: Desk, id: string) => Promise<void>> = {
  'settle-charge': settleCharge,
  'expire-authorisation': expireAuthorisation,
  'charge-back': chargeBack,
  'close-chargeback': closeChargeback,
  'pay-out': payOut,
  'return-payout': returnPayout,
};

/** The simulators' own actions and their webhooks; `deliver` hands a webhook to our route. */
export const simulatorJobs = (deliver: DeliverWebhook): Jobs => ({
  [happeningJob]: (db, { provider, what, id }: Happening) => happen[what]({ provider, db }, id),
  [webhookJob]: sendWebhook(deliver),
});
