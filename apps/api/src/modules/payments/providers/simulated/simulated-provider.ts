import type { Db } from '../../../../platform/db/database.ts';
import type { PaymentProvider } from '../provider.ts';
import {
  cancelCharge,
  captureCharge,
  confirmCharge,
  createCharge,
  getCharge,
  leastCents,
} from './charges.ts';
import { changeMethod, createCustomer, deleteMethod, saveMethod, startSetup } from './methods.ts';
import { connectAccount, createPayout, getAccount, getPayout } from './payouts.ts';
import { getRefund, refundCharge } from './refunds.ts';
import type { SimulatorName } from './simulated.tables.ts';
import { readEvent } from './webhooks.ts';

/**
 * Stands in for a provider: it has its own tables, accepts the tokens of `test-token.rules.ts`, serves pages at
 * `/dev/pay` and sends signed webhooks. Moves of a charge need no key, because repeating them changes nothing.
 */
const simulated = (provider: SimulatorName, db: Db): PaymentProvider => {
  const desk = { provider, db };
  return {
    name: provider,
    method: provider === 'simulated-card' ? 'card' : 'paypal',
    publishableKey: `pk_${provider}`,
    leastCents: leastCents[provider],
    createCharge: (request) => createCharge(desk, request),
    getCharge: (id) => getCharge(desk, id),
    confirmCharge: (id) => confirmCharge(desk, id),
    captureCharge: (request) => captureCharge(desk, request),
    cancelCharge: (id) => cancelCharge(desk, id),
    refundCharge: (request) => refundCharge(desk, request),
    getRefund: (id) => getRefund(desk, id),
    createCustomer: (person) => createCustomer(desk, person),
    startSetup: (request) => startSetup(desk, request),
    saveMethod: (request) => saveMethod(desk, request),
    changeMethod: (id, changes) => changeMethod(desk, id, changes),
    deleteMethod: (id) => deleteMethod(desk, id),
    connectAccount: (request) => connectAccount(desk, request),
    finishAccount: async ({ accountId }) => accountId,
    getAccount: (id) => getAccount(desk, id),
    createPayout: (request) => createPayout(desk, request),
    getPayout: (id) => getPayout(desk, id),
    readEvent: (rawBody, headers) => readEvent(db, provider, rawBody, headers),
  };
};

export const simulatedCard = (db: Db): PaymentProvider => simulated('simulated-card', db);
export const simulatedPaypal = (db: Db): PaymentProvider => simulated('simulated-paypal', db);
