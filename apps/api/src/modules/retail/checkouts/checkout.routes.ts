import * as contract from '@souk/contract/modules/retail/checkouts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders, leastCharge, presentPayment } from '../../payments/index.ts';
import { cancelCheckout, checkBuyerOf, getCheckout } from '../../sales/index.ts';
import { getSettings } from '../../settings/index.ts';
import { findContents } from '../carts/cart-contents.queries.ts';
import { placeOfAddress } from '../lists/place-of.ts';
import { presentCheckout, presentPreview } from './checkout.present.ts';
import { findDestination } from './find-destination.ts';
import { payCheckout } from './pay-checkout.ts';
import { placeOrders } from './place-orders.ts';
import { priceCheckout } from './price-checkout.ts';

export function checkoutRoutes(api: Api) {
  api.answer(contract.previewCheckout, async ({ db, config, user, body }) => {
    const { address, before } = await findDestination(db, user.id, body.address_id);
    const to = address ? placeOfAddress(address) : undefined;
    const contents = await findContents(db, { userId: user.id });
    const { currency } = await getSettings(db);
    const leastCents = leastCharge(createPaymentProviders(config, db), currency);
    const priced = await priceCheckout(db, contents, user.id, { ...body, to, before, leastCents });
    if (priced.wanted.length === 0) throw new Problem('invalid-access');
    return presentPreview(db, priced, address);
  });

  api.answer(contract.placeOrders, async ({ db, config, user, body }) =>
    presentCheckout(db, await placeOrders(db, createPaymentProviders(config, db), user, body)),
  );

  api.answer(contract.payCheckout, async ({ db, config, user, body }) => {
    const payment = await payCheckout(db, createPaymentProviders(config, db), user, body);
    if (payment.state === 'failed') throw new Problem('payment-failed', { data: presentPayment(payment) });
    return presentPayment(payment);
  });

  api.answer(contract.getCheckout, async ({ db, user, params }) => {
    const checkout = await getCheckout(db, params.id);
    checkBuyerOf(checkout, user);
    return presentCheckout(db, checkout);
  });

  api.answer(contract.cancelCheckout, async ({ db, user, params }) =>
    presentCheckout(db, await cancelCheckout(db, user, params.id)),
  );
}
