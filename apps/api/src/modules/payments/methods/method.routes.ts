import * as contract from '@souk/contract/modules/payments/methods';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { createPaymentProviders } from '../providers/create-providers.ts';
import { chooseDefault } from './choose-default.ts';
import { deleteMethod } from './delete-method.ts';
import { getOpenPayment } from './find-payable.ts';
import { presentMethod } from './method.present.ts';
import { getMethod, listMethods } from './method.queries.ts';
import { finishPaypalLogin, startPaypalLogin } from './paypal-login.ts';
import { saveMethod } from './save-method.ts';
import { startSetup } from './start-setup.ts';
import { updateMethod } from './update-method.ts';

/** Where the provider's page returns to unless the caller names a page. */
const methodsPage = '/payment-methods';

const providersOf = ({ config, db }: { config: Config; db: Db }) => createPaymentProviders(config, db);

/** Saved methods: list, change, delete. */
export function methodRoutes(api: Api) {
  api.answer(contract.listCards, async ({ db, user }) => (await listMethods(db, user.id)).map(presentMethod));

  api.answer(contract.getCard, async ({ db, user, params }) =>
    presentMethod(await getMethod(db, user.id, params.card_id)),
  );

  api.answer(contract.editCard, async ({ db, user, params }) => {
    const card = presentMethod(await getMethod(db, user.id, params.card_id));
    const { id, kind, name, exp_month, exp_year, is_default } = card;
    return { id, kind, name, exp_month, exp_year, is_default };
  });

  api.answer(contract.updateCard, async ({ db, config, user, params, body }) => {
    const wanted = { methodId: params.card_id, form: body };
    return presentMethod(await updateMethod(db, providersOf({ config, db }), user.id, wanted));
  });

  api.answer(contract.deleteCard, async ({ db, user, params }) => {
    await deleteMethod(db, user.id, params.card_id);
    return null;
  });

  api.answer(contract.deleteUserCard, async ({ db, user, body }) => {
    await deleteMethod(db, user.id, body.card_id);
    return null;
  });

  api.answer(contract.updateDefaultCard, async ({ db, user, body }) => {
    await chooseDefault(db, user.id, body.card_id);
    return (await listMethods(db, user.id)).map(presentMethod);
  });
}

/** How a method is saved, and what is needed to enter a card. */
export function savingRoutes(api: Api) {
  api.answer(contract.addCard, async ({ db, config, user, body }) => {
    const { stripeToken: token, name, default: isDefault } = body;
    const saving = { token, name, isDefault, refused: 'payment-failed' } as const;
    return presentMethod(await saveMethod(db, providersOf({ config, db }).card, user.id, saving));
  });

  api.answer(contract.saveCard, async ({ db, config, user, query }) => {
    const saving = { token: query.stripeToken, refused: 'payment-failed' } as const;
    return presentMethod(await saveMethod(db, providersOf({ config, db }).card, user.id, saving));
  });

  api.answer(contract.startCardSetup, ({ db, config, user, query }) =>
    startSetup(db, providersOf({ config, db }).card, user.id, query.return_url ?? methodsPage),
  );

  api.answer(contract.startCardPayment, async ({ db, config, user, body }) => {
    const payment = await getOpenPayment(db, user.id, body);
    const back = body.return_url ?? methodsPage;
    const setup = await startSetup(db, providersOf({ config, db }).card, user.id, back);
    return { ...setup, payment_id: payment.id };
  });

  api.answer(contract.takeToken, async ({ body }) => ({ token: body.stripeToken }));

  api.answer(contract.getPaypalLogin, async ({ db, config, user, query }) => {
    const { paypal } = providersOf({ config, db });
    return { url: await startPaypalLogin(db, paypal, user.id, query.return_url ?? methodsPage) };
  });

  api.answer(contract.takePaypalCode, async ({ db, config, user, body }) => {
    const { paypal } = providersOf({ config, db });
    const card = presentMethod(await finishPaypalLogin(db, paypal, user.id, body));
    return { paypal_account: card.name ?? '', card };
  });
}
