import * as contract from '@souk/contract/modules/payments/accounts';
import type { Db } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { refuseActing, requireConfirmation } from '../../identity/index.ts';
import { askPolitely } from '../methods/ask-politely.ts';
import { createPaymentProviders } from '../providers/create-providers.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { presentAccount } from './account.present.ts';
import { findAccount, listAccounts } from './account.queries.ts';
import type { PayoutAccountRow } from './account.tables.ts';
import { chooseAccount } from './choose-account.ts';
import { connectAccount } from './connect-account.ts';
import { finishAccount } from './finish-account.ts';
import { findHold } from './hold-payouts.ts';
import { refreshAccount } from './refresh-account.ts';
import { saveBankAccount } from './save-bank-account.ts';

/** Where the provider's page returns to unless the caller names a page. */
const accountPage = '/payout-account';

async function heardOf(
  db: Db,
  provider: PaymentProvider,
  sellerId: number,
): Promise<PayoutAccountRow | undefined> {
  const account = await findAccount(db, sellerId, provider.name);
  return account && askPolitely(() => refreshAccount(db, provider, account), 'provider-failed');
}

async function presentAccounts(db: Db, sellerId: number) {
  const heldUntil = await findHold(db, sellerId);
  return (await listAccounts(db, sellerId)).map((account) => presentAccount(account, heldUntil));
}

/** Sellers' accounts with the providers, each as its provider knows it. */
export function connectRoutes(api: Api) {
  api.answer(contract.connectCardAccount, async ({ db, config, user, body }) => {
    await requireConfirmation(db, config, user, body);
    const { card } = createPaymentProviders(config, db);
    const returnUrl = body.return_url ?? accountPage;
    const refreshUrl = body.refresh_url ?? returnUrl;
    const { url } = await connectAccount(db, card, user.id, { returnUrl, refreshUrl });
    return { url };
  });

  api.answer(contract.getCardAccount, async ({ db, config, user }) => {
    const account = await heardOf(db, createPaymentProviders(config, db).card, user.id);
    return {
      connected: account?.mayBePaidOut ?? false,
      charges_enabled: account?.mayCharge ?? false,
      payouts_enabled: account?.mayBePaidOut ?? false,
      requirements: account?.requirements ?? [],
    };
  });

  api.answer(contract.connectPaypalAccount, async ({ db, config, user, body }) => {
    await requireConfirmation(db, config, user, body);
    const { paypal } = createPaymentProviders(config, db);
    const returnUrl = body.return_url ?? accountPage;
    const { url } = await connectAccount(db, paypal, user.id, { returnUrl, refreshUrl: returnUrl });
    return { url };
  });

  api.answer(contract.getPaypalAccount, async ({ db, config, user }) => {
    const account = await heardOf(db, createPaymentProviders(config, db).paypal, user.id);
    return {
      connected: account?.mayBePaidOut ?? false,
      ...(account?.emailMask ? { account: account.emailMask } : {}),
    };
  });
}

/** Where a person's money goes. */
export function payoutAccountRoutes(api: Api) {
  api.answer(contract.listPayoutAccounts, ({ db, user }) => presentAccounts(db, user.id));

  api.answer(contract.savePayoutAccount, async ({ db, config, user, body }) => {
    await requireConfirmation(db, config, user, body);
    const form = { ...body, returnPath: body.return_url ?? accountPage };
    const providers = createPaymentProviders(config, db);
    const { account, url } = await saveBankAccount(db, providers, user.id, form);
    return { ...presentAccount(account, await findHold(db, user.id)), url };
  });

  api.answer(contract.choosePayoutAccount, async ({ db, config, user, body }) => {
    await requireConfirmation(db, config, user, body);
    await chooseAccount(db, user.id, body.method);
    return presentAccounts(db, user.id);
  });

  api.answer(contract.finishPayoutAccount, async ({ db, config, user, body }) => {
    refuseActing(user);
    const provider = createPaymentProviders(config, db)[body.method];
    const account = await finishAccount(db, provider, user.id, body.parameters);
    return presentAccount(account, await findHold(db, user.id));
  });
}
