import { defineModule } from '../../platform/module.ts';
import { say } from '../../platform/texts/say.ts';
import { registerKinds } from '../notifications/index.ts';
import { createPaymentProviders, registerMethodUse } from '../payments/index.ts';
import { boostLife } from './boosts/boost.life.ts';
import { boostRoutes } from './boosts/boost.routes.ts';
import { runBoostTimer } from './boosts/run-boost-timer.ts';
import { chargeJob } from './job-names.ts';
import { promotionsPersonalData } from './personal-data.ts';
import { offerDefaults } from './plans/offer-defaults.ts';
import { planRoutes } from './plans/plan.routes.ts';
import { promotionsReactions } from './reactions.ts';
import { chargeRenewal } from './subscriptions/charge-renewal.ts';
import { paysRenewals } from './subscriptions/pays-renewals.ts';
import { runTimer } from './subscriptions/run-timer.ts';
import { subscriptionLife } from './subscriptions/subscription.life.ts';
import { subscriptionRoutes } from './subscriptions/subscription.routes.ts';

registerMethodUse('promotions', paysRenewals);

registerKinds({
  promotion: {
    words: say`Your plan and boosts`,
    action: say`See your plan and boosts`,
    channels: ['mail', 'push'],
  },
});

export const promotions = defineModule({
  name: 'promotions',
  routes: [planRoutes, subscriptionRoutes, boostRoutes],
  reactions: promotionsReactions,
  lives: {
    [subscriptionLife.name]: { life: subscriptionLife, onTime: runTimer },
    [boostLife.name]: { life: boostLife, onTime: runBoostTimer },
  },
  jobs: (config) => ({
    [chargeJob]: (db, charge: Parameters<typeof chargeRenewal>[2]) =>
      chargeRenewal(db, createPaymentProviders(config, db), charge),
  }),
  personalData: promotionsPersonalData,
  prepare: offerDefaults,
});
