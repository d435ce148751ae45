import * as contract from '@souk/contract/modules/promotions/subscriptions';
import { clock } from '../../../platform/clock.ts';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders, leastCharge, presentPayment } from '../../payments/index.ts';
import { getOffered } from '../plans/plan.queries.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { choosePlan } from './choose-plan.ts';
import { paySubscription } from './pay-subscription.ts';
import { findAwaiting, findCurrent, getPeriod } from './period.queries.ts';
import { quoteOf } from './quote.rules.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { presentQuote, presentSubscription } from './subscription.present.ts';
import { findOpen, getSubscription } from './subscription.queries.ts';
import { usageOf } from './usage.ts';

export function subscriptionRoutes(api: Api) {
  api.answer(contract.getSubscription, async ({ db, user }) => {
    const subscription = await findOpen(db, user.id);
    return subscription ? presentSubscription(db, subscription, user) : null;
  });

  api.answer(contract.getSubscriptionUsage, async ({ db, user }) =>
    usageOf(db, user, await findOpen(db, user.id)),
  );

  api.answer(contract.quoteSubscription, async ({ db, config, user, params }) => {
    const plan = await getOffered(db, params.plan_id, user.sellerType);
    const subscription = await findOpen(db, user.id);
    const current = subscription && (await findCurrent(db, subscription));
    const awaiting = subscription && (await findAwaiting(db, subscription));
    const leastCents = leastCharge(createPaymentProviders(config, db), plan.currency);
    const quote = quoteOf(plan, { subscription, current, awaiting }, clock.now(), leastCents);
    return presentQuote(db, plan, quote, user);
  });

  api.answer(contract.paySubscription, async ({ db, config, user, body, once }) => {
    const { plan_id, ...pay } = body;
    const payment = await paySubscription(db, createPaymentProviders(config, db), user, plan_id, {
      pay,
      once,
    });
    const { subscriptionId } = await getPeriod(db, payment.subjectId);
    const subscription = await presentSubscription(db, await getSubscription(db, subscriptionId), user);
    return { subscription, payment: presentPayment(payment) };
  });

  api.answer(contract.changePlan, async ({ db, user, body }) =>
    presentSubscription(db, await choosePlan(db, user, body.plan_id), user),
  );

  api.answer(contract.cancelSubscription, async ({ db, user }) =>
    presentSubscription(db, await cancelSubscription(db, user), user),
  );

  api.answer(contract.resumeSubscription, async ({ db, user }) =>
    presentSubscription(db, await resumeSubscription(db, user), user),
  );
}
