import * as contract from '@souk/contract/modules/payments/payments';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders } from '../providers/create-providers.ts';
import { hearWebhook } from './hear-webhook.ts';

export function webhookRoutes(api: Api) {
  api.answer(contract.hearCardProvider, async ({ db, config, rawBody, headers }) => {
    await hearWebhook(db, createPaymentProviders(config, db).card, rawBody, headers);
    return null;
  });

  api.answer(contract.hearPaypal, async ({ db, config, rawBody, headers }) => {
    await hearWebhook(db, createPaymentProviders(config, db).paypal, rawBody, headers);
    return null;
  });
}
