import * as contract from '@souk/contract/modules/payments/payouts';
import type { Api } from '../../../platform/http/api.ts';
import { refuseActing } from '../../identity/index.ts';
import { askForPayout } from './ask-for-payout.ts';
import { asPaidSeller } from './payout.policy.ts';
import { presentBalance, presentPayout, presentPayoutDetail } from './payout.present.ts';
import { getPayout, listPayoutPage } from './payout.queries.ts';

export function payoutRoutes(api: Api) {
  api.answer(contract.getBalance, ({ db, user }) => presentBalance(db, user.id));

  api.answer(contract.listPayouts, async ({ db, user, query }) => {
    const page = await listPayoutPage(db, { ...query, sellerId: user.id });
    return { ...page, data: page.data.map(presentPayout) };
  });

  api.answer(contract.getPayout, async ({ db, user, params }) => {
    const payout = await getPayout(db, params.id);
    asPaidSeller(payout, user);
    return presentPayoutDetail(db, payout);
  });

  api.answer(contract.askForPayout, async ({ db, user }) => {
    refuseActing(user);
    return presentPayout(await askForPayout(db, user.id));
  });
}
