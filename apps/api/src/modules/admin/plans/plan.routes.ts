import * as contract from '@souk/contract/modules/admin/plans';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders } from '../../payments/index.ts';
import { listPlans, listPrices, listSubscriptionPage, presentPrice } from '../../promotions/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { dropPlan } from './drop-plan.ts';
import { presentAdminPlans, presentSubscriptions } from './plan.present.ts';
import { setBoostPrice } from './set-boost-price.ts';
import { writePlan } from './write-plan.ts';

export function planRoutes(api: Api) {
  answerDesk(api, 'promotions', contract.listPlans, async ({ db }) =>
    presentAdminPlans(db, await listPlans(db)),
  );

  answerDesk(api, 'promotions', contract.addPlan, ({ db, config, user, body }) =>
    writePlan(db, createPaymentProviders(config, db), user, body),
  );

  answerDesk(api, 'promotions', contract.updatePlan, ({ db, config, user, params, body }) =>
    writePlan(db, createPaymentProviders(config, db), user, body, params.id),
  );

  answerDesk(api, 'promotions', contract.deletePlan, async ({ db, user, params }) => {
    await dropPlan(db, user, params.id);
    return null;
  });

  answerDesk(api, 'promotions', contract.listBoostPrices, async ({ db }) =>
    (await listPrices(db)).map(presentPrice),
  );

  answerDesk(api, 'promotions', contract.saveBoostPrice, async ({ db, config, user, body }) => {
    await setBoostPrice(db, createPaymentProviders(config, db), user, body);
    return (await listPrices(db)).map(presentPrice);
  });

  answerDesk(api, 'promotions', contract.listSubscriptions, async ({ db, query }) => {
    const { rows, total } = await listSubscriptionPage(db, query);
    return toPage(await presentSubscriptions(db, rows), total, query);
  });
}
