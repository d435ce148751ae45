import * as contract from '@souk/contract/modules/notifications/push-subscriptions';
import type { Api } from '../../../platform/http/api.ts';
import { deletePushSubscription } from './delete-push-subscription.ts';
import { savePushSubscription } from './save-push-subscription.ts';

export function pushSubscriptionRoutes(api: Api) {
  api.answer(contract.getPushKey, async ({ config: { PUSH, PUSH_PUBLIC_KEY } }) => ({
    public_key: PUSH === 'off' ? null : (PUSH_PUBLIC_KEY ?? null),
  }));

  api.answer(contract.savePushSubscription, async ({ db, user, body }) => {
    await savePushSubscription(db, user.id, body);
    return null;
  });

  api.answer(contract.deletePushSubscription, async ({ db, user, query }) => {
    await deletePushSubscription(db, user.id, query.endpoint);
    return null;
  });
}
