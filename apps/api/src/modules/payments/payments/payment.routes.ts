import * as contract from '@souk/contract/modules/payments/payments';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders } from '../providers/create-providers.ts';
import { cancelOwnPayment } from './cancel-own-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { asPayer } from './payment.policy.ts';
import { presentPayment } from './payment.present.ts';
import { getPayment } from './payment.queries.ts';

export function paymentRoutes(api: Api) {
  api.answer(contract.getPayment, async ({ db, user, params }) => {
    const payment = await getPayment(db, params.id);
    asPayer(payment, user);
    return presentPayment(payment);
  });

  api.answer(contract.confirmPayment, async ({ db, config, user, params }) => {
    const providers = createPaymentProviders(config, db);
    const payment = await confirmPayment(db, providers, user, params.id);
    if (payment.state === 'failed') throw new Problem('payment-failed', { data: presentPayment(payment) });
    return presentPayment(payment);
  });

  api.answer(contract.cancelPayment, ({ db, user, params }) =>
    cancelOwnPayment(db, user, params.id).then(presentPayment),
  );
}
