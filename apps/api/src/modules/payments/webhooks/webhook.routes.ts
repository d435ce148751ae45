import * as contract from '@souk/contract/modules/payments/payments';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders } from '../providers/create-providers.ts';
import { receiveWebhook } from './receive-webhook.ts';

export function webhookRoutes(api: Api) {
  api.answer(contract.receiveCardWebhook, async ({ db, config, rawBody, headers }) => {
    await receiveWebhook(db, createPaymentProviders(config, db).card, rawBody, headers);
    return null;
  });

  api.answer(contract.receivePaypalWebhook, async ({ db, config, rawBody, headers }) => {
    await receiveWebhook(db, createPaymentProviders(config, db).paypal, rawBody, headers);
    return null;
  });
}
